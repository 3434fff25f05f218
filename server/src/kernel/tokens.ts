import { hash, randomBytes } from 'node:crypto';
import { HOUR, msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

/** The part that a token opens: the product, or the instructor API alone. */
export type TokenPurpose = 'web' | 'instructor-api';

/** A new secret that a person carries: 32 random bytes. Only its hash is stored. D-027, D-039 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Computes the hash by which a token is found. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A token ends this long after its last use. D-027 */
export const TOKEN_IDLE_TIME = 8 * HOUR;
/** A token ends this long after it was issued. D-027 */
export const TOKEN_TIME = 24 * HOUR;
/** The seconds after which the use of a token is written down again. */
export const TOKEN_TOUCH_SECONDS = 60;

/** A part of a JSON Web Token, as it travels. */
export const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The times of a JSON Web Token: whole seconds since 1970. */
export const secondsOf = (now: Instant): number => Math.floor(msOf(now) / SECOND);
