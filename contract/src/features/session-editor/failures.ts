import { failure } from '#kernel/failure';

/** The refusal to save topics of sessions that somebody has changed in the meantime. ADM-089, ADM-115 */
export const SESSION_MOVED_ON = failure(409, {
  SESSION_MOVED_ON:
    'This session, or its attendance or requests, has changed since you looked. Please look at the preview again.',
});

/** The refusal to change the kind of a session with attendance. */
export const SESSION_KIND_STAYS = failure(409, {
  SESSION_KIND_STAYS: 'An academic session cannot become a career session, or the other way around.',
});

/** Specified by ADM-083. */
export const SESSION_HAS_BEGUN = failure(409, {
  SESSION_HAS_BEGUN: 'This session has begun, so it can only be changed on its own.',
});

/** Specified by ADM-087. */
export const SESSION_IS_CANCELLED = failure(409, {
  SESSION_IS_CANCELLED: 'This session is cancelled. Restore it before you change it.',
});
