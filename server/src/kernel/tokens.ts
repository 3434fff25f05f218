import { hash, randomBytes } from 'node:crypto';
import { HOUR, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

/** The part of the product that a token opens: everything, or only the instructor API. */
export type TokenPurpose = 'web' | 'instructor-api';

/** Generates a secret of 32 random bytes, of which only the hash is stored. D-027, D-039 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Computes the hash by which a token is found. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The time without use after which a token ends. D-027 */
export const TOKEN_IDLE_TIME = 8 * HOUR;
/** The time after which a token ends in any case. D-027 */
export const TOKEN_TIME = 24 * HOUR;
/** The seconds after which the use of a token is recorded again. */
export const TOKEN_TOUCH_SECONDS = 60;

/** Encodes a part of a JSON Web Token. */
export const encodeTokenPart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Converts a time for a JSON Web Token: whole seconds since 1970. */
export const secondsOf = (now: Instant): number => Math.floor(msOf(now) / SECOND);
