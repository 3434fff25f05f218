import { failure } from '#kernel/failure';

/** No token that works, or nobody who teaches. D-171 */
export const NO_ACCESS = failure('NO_ACCESS', 401, 'You do not have access to the Instructor API.');

/** D-173 */
export const RATE_LIMIT_EXCEEDED = failure(
  'RATE_LIMIT_EXCEEDED',
  429,
  'You have sent too many requests. Please wait before you send more.',
);

/** Logins of one address with one e-mail. D-173 */
export const LOGINS = { calls: 10, perSeconds: 15 * 60 };
/** Logins of one address with whatever e-mails, as on the pages of the product. D-206 */
export const LOGINS_OF_ONE_ADDRESS = { calls: 300, perSeconds: 60 };
