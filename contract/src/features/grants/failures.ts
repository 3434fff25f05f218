import { failure } from '#kernel/failure';

/** Specified by ADM-009. */
export const OWN_GRANT = failure(403, { OWN_GRANT: 'You cannot end your own grant. Someone else has to do it.' });
/** Specified by ADM-009. */
export const LAST_INSTALLATION_GRANT = failure(403, {
  LAST_INSTALLATION_GRANT: 'At least one active person has to administer the whole installation.',
});
/** Specified by ADM-011. */
export const GRANT_BELONGS_ELSEWHERE = failure(403, {
  BELONGS_ELSEWHERE: 'This person also belongs elsewhere. Ask somebody who administers the installation.',
});
export const GRANT_ALREADY_HELD = failure(409, { GRANT_HELD: 'This person already holds this grant.' });
export const GRANT_ENDED = failure(409, { GRANT_ENDED: 'This grant has already ended.' });
export const NOBODY_WITH_EMAIL = failure(422, { NOBODY_WITH_EMAIL: 'No account has this e-mail.' });
export const ACCOUNT_DEACTIVATED = failure(422, { ACCOUNT_DEACTIVATED: 'This account is deactivated.' });
