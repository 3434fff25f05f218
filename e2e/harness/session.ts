import { request, type APIRequestContext } from '@playwright/test';
import { HOTP, Secret, TOTP } from 'otpauth';
import { ENROLLMENTS } from '@bcs/server/database/seed/ids';
import { DEMO_TOTP_SECRET } from '@bcs/server/database/seed/mfa';
import { addressOf } from './address.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** The session of somebody who is signed in, as the browser keeps it. */
export interface SignedIn {
  readonly authToken: string;
  readonly userId: number;
}

/** The codes that an authenticator app of the demo people shows, now and one period later: no code works twice. */
const codes = (): string[] => {
  const app = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) });
  const [now, next] = [app.counter(), app.counter() + 1];
  return [now, next].map((counter) => new HOTP({ secret: app.secret }).generate({ counter }));
};

/** Logs in without a browser; those with a second factor show its code. */
async function logIn(visitor: APIRequestContext, email: string): Promise<SignedIn> {
  const refused: string[] = [];
  for (const mfaCode of [undefined, ...codes()]) {
    const answer = await visitor.post('/broker/login', { data: { email, password: PASSWORD, mfaCode } });
    const { success, authToken, userId, errorCode } = (await answer.json()) as SignedIn & Record<string, unknown>;
    if (success === true) return { authToken, userId };
    refused.push(`${answer.status()} ${String(errorCode)}`);
    if (!String(errorCode).startsWith('MFA')) break;
  }
  throw new Error(`${email} cannot log in: ${refused.join(', ')}`);
}

const kept = new Map<Person, Promise<SignedIn>>();

/** The session of a person who logged in earlier, so that not every journey begins at the login. */
export function sessionOf(person: Person, baseURL: string): Promise<SignedIn> {
  const known = kept.get(person);
  if (known) return known;
  const fresh = freshSession(person, baseURL);
  kept.set(person, fresh);
  return fresh;
}

/** The app was started anew: nobody is known there. */
export const forgetSessions = () => kept.clear();

/** A session of one's own, for journeys that end it. */
export const freshSession = (person: Person, baseURL: string): Promise<SignedIn> =>
  sessionByEmail(PEOPLE[person], baseURL);

/** A session of anybody in the demo world. */
export async function sessionByEmail(email: string, baseURL: string): Promise<SignedIn> {
  const visitor = await request.newContext({ baseURL, extraHTTPHeaders: addressOf(email) });
  const session = await logIn(visitor, email);
  await visitor.dispose();
  return session;
}

/** People with several classes go where the stories take place. */
export const USUAL_CLASSES: Partial<Record<Person, number>> = {
  instructor: ENROLLMENTS.instructor,
  ta: ENROLLMENTS.ta,
  ssm: ENROLLMENTS.ssm,
  cm: ENROLLMENTS.cm,
};

/** The storage of a browser in which a person is signed in, and has chosen a class where there are several. */
export function storageOf(
  person: Person,
  { authToken, userId }: SignedIn,
  origin: string,
  enrollmentId: number | null,
) {
  const user = { userId, userName: PEOPLE[person], errorCode: null, resetToken: null };
  const localStorage = [
    { name: 'authToken', value: authToken },
    { name: 'user', value: JSON.stringify(user) },
    ...(enrollmentId === null ? [] : [{ name: 'enrollmentId', value: String(enrollmentId) }]),
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
