import { hash, randomBytes } from 'node:crypto';

/** A new secret that a person carries: 32 random bytes. Only its hash is stored. D-027, D-039 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is looked up. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** A token ends this long after its last use. D-027 */
export const TOKEN_IDLE = '8 hours';
/** A token ends this long after it was issued. D-027 */
export const TOKEN_LIFE = '24 hours';
/** Its use is written down at most this often. */
export const TOKEN_TOUCH_SECONDS = 60;
