import { failure } from '#kernel/failure';

/** ADM-009 */
export const OWN_GRANT = failure('OWN_GRANT', 403, 'Somebody else has to end your own grant.');
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
export const GRANT_HELD = failure('GRANT_HELD', 409, 'This person holds this grant already.');
export const GRANT_ENDED = failure('GRANT_ENDED', 409, 'This grant has been ended already.');
export const NOBODY_WITH_EMAIL = failure('NOBODY_WITH_EMAIL', 422, 'Nobody has this e-mail.');
export const ACCOUNT_DEACTIVATED = failure('ACCOUNT_DEACTIVATED', 422, 'This account is deactivated.');
