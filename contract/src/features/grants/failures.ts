import { failure } from '#kernel/failure';

/** ADM-009 */
export const OWN_GRANT = failure('OWN_GRANT', 403, 'You cannot end your own grant. Someone else has to do it.');
/** ADM-009 */
export const LAST_INSTALLATION_GRANT = failure(
  'LAST_INSTALLATION_GRANT',
  403,
  'At least one active person has to administer the whole installation.',
);
/** ADM-011 */
export const BELONGS_ELSEWHERE = failure(
  'BELONGS_ELSEWHERE',
  403,
  'This person also belongs elsewhere. Ask somebody who administers the installation.',
);
export const GRANT_HELD = failure('GRANT_HELD', 409, 'This person already holds this grant.');
export const GRANT_ENDED = failure('GRANT_ENDED', 409, 'This grant has already ended.');
export const NOBODY_WITH_EMAIL = failure('NOBODY_WITH_EMAIL', 422, 'No account has this e-mail.');
export const ACCOUNT_DEACTIVATED = failure('ACCOUNT_DEACTIVATED', 422, 'This account is deactivated.');
