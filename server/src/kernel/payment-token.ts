import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@bcs/contract/kernel/clock';
import { encodeTokenPart, secondsOf } from './tokens.ts';

/** The issuer and the audience of a token. */
interface Purpose {
  /** The address of this installation. */
  readonly issuer: string;
  readonly secret: string;
}
/** A person who pays, and their universities. */
export type Payer = Readonly<{ accountId: number; universityIds: readonly number[] }>;
interface Claims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly universities: readonly number[];
  readonly iat: number;
  readonly exp: number;
  readonly jti: string;
}

const AUDIENCE = 'billing';
/** The header with the only algorithm; tokens with another one are not ours. */
const HEADER = encodeTokenPart({ alg: 'HS256', typ: 'JWT' });
const signatureOf = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest();

/** Issues a JSON Web Token that only the payment portal accepts. D-170 */
export function paymentToken(payer: Payer, { issuer, secret }: Purpose, now: Instant, lasts: number): string {
  const claims: Claims = {
    iss: issuer,
    aud: AUDIENCE,
    sub: String(payer.accountId),
    universities: payer.universityIds,
    iat: secondsOf(now),
    exp: secondsOf(now) + lasts,
    jti: randomUUID(),
  };
  const signed = `${HEADER}.${encodeTokenPart(claims)}`;
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`;
}

/** Returns the person of a token; null if it is not ours, was changed, has another purpose or has expired. */
export function payerOf(token: string, { issuer, secret }: Purpose, now: Instant): Payer | null {
  const [header, body, signature, ...rest] = token.split('.');
  if (header !== HEADER || body === undefined || signature === undefined || rest.length > 0) return null;
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(`${header}.${body}`, secret)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims;
  const isGood = claims.iss === issuer && claims.aud === AUDIENCE && secondsOf(now) < claims.exp;
  return isGood ? { accountId: Number(claims.sub), universityIds: claims.universities } : null;
}
