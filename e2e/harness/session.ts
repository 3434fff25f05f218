import { request, type APIRequestContext, type Page } from '@playwright/test';
import { HOTP, Secret, TOTP } from 'otpauth';
import { ENROLLMENTS } from '@bcs/server/database/seed/ids';
import { DEMO_TOTP_SECRET } from '@bcs/server/database/seed/mfa';
import { addressOf } from './address.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** The session of a signed-in person, as the browser stores it. */
export interface SignedIn {
  readonly authToken: string;
  readonly userId: number;
}

/** The codes of the authenticator app of demo people, now and one period later, because each code works only once. */
const codes = (): string[] => {
  const app = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) });
  const [now, next] = [app.counter(), app.counter() + 1];
  return [now, next].map((counter) => new HOTP({ secret: app.secret }).generate({ counter }));
};

/** Logs in without a browser, with a code where a second factor is needed. */
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

/** The cached session of a person, so that not every journey has to log in. */
export function sessionFor(person: Person, baseURL: string): Promise<SignedIn> {
  const known = kept.get(person);
  if (known) return known;
  const fresh = freshSession(person, baseURL);
  kept.set(person, fresh);
  return fresh;
}

/** Forgets all sessions, after the app was started again. */
export const forgetSessions = () => kept.clear();

/** A new session, for journeys that end it. */
export const freshSession = (person: Person, baseURL: string): Promise<SignedIn> =>
  sessionByEmail(PEOPLE[person], baseURL);

/** A session for any person of the demo world. */
export async function sessionByEmail(email: string, baseURL: string): Promise<SignedIn> {
  const visitor = await request.newContext({ baseURL, extraHTTPHeaders: addressOf(email) });
  const session = await logIn(visitor, email);
  await visitor.dispose();
  return session;
}

/** The classes that people with several classes enter by default. */
export const USUAL_CLASSES: Partial<Record<Person, number>> = {
  instructor: ENROLLMENTS.instructor,
  ta: ENROLLMENTS.ta,
  ssm: ENROLLMENTS.ssm,
  cm: ENROLLMENTS.cm,
};

/** A small file of the app: a document of its origin in which nothing of it runs. */
export const SILENT = '/theme.js';

/** The browser storage of a signed-in person who has chosen a class if there are several. */
export function storageFor(
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

/** Puts a session into the browser of a page before the app is opened in it. */
export async function fillStorage(page: Page, { origins }: ReturnType<typeof storageFor>): Promise<void> {
  for (const { origin, localStorage } of origins) {
    await page.goto(origin + SILENT);
    await page.evaluate(
      `for (const { name, value } of ${JSON.stringify(localStorage)}) localStorage.setItem(name, value)`,
    );
  }
}
