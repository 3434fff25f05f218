import { failure } from '#kernel/failure';

/** No token that works, or nobody who teaches. D-171 */
export const NO_ACCESS = failure('NO_ACCESS', 401, 'You do not have access to the Instructor API.');

/** D-173 */
export const RATE_LIMIT_EXCEEDED = failure(
  'RATE_LIMIT_EXCEEDED',
  429,
  'You have sent too many requests. Please wait before you send more.',
);
