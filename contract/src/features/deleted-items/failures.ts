import { failure } from '#kernel/failure';

/** The refusal to delete an assignment with work, including what to do instead. ADM-071 */
export const ASSIGNMENT_HAS_WORK = failure(409, {
  ASSIGNMENT_HAS_WORK: 'Someone has handed in work for this assignment, so it cannot be deleted. Archive it instead.',
});
export const ASSIGNMENT_WAS_EXTENDED = failure(409, {
  ASSIGNMENT_WAS_EXTENDED: 'The due date of this assignment was extended, so it cannot be deleted. Archive it instead.',
});

/** The refusal to delete a session with attendance. ADM-071 */
export const SESSION_HAS_ATTENDANCE = failure(409, {
  SESSION_HAS_ATTENDANCE: 'Attendance was taken for this session, so it cannot be deleted. Cancel it instead.',
});
export const SESSION_HAS_REQUESTS = failure(409, {
  SESSION_HAS_REQUESTS:
    'Someone has asked to attend this session remotely, so it cannot be deleted. Cancel it instead.',
});
export const SESSION_HAD_MEETING = failure(409, {
  SESSION_HAD_MEETING: 'The classroom of this session was opened, so it cannot be deleted. Cancel it instead.',
});
export const SESSION_HAS_VIDEOS = failure(409, {
  SESSION_HAS_VIDEOS: 'This session has videos, so it cannot be deleted. Cancel it instead.',
});
export const SESSION_HAS_CASES = failure(409, {
  SESSION_HAS_CASES: 'Someone has asked for help with this session, so it cannot be deleted. Cancel it instead.',
});

/** The refusal to restore an item that can no longer be restored as it was. ADM-071 */
export const GONE_FOR_GOOD = failure(409, { ITEM_GONE_FOR_GOOD: 'This was deleted more than 30 days ago.' });
export const TIED_SESSION_DELETED = failure(409, {
  TIED_SESSION_DELETED: 'The session that the due date is tied to was deleted as well. Bring that session back first.',
});
export const CANNOT_BE_RESTORED = failure(409, {
  PLACE_TAKEN: 'Something that this belongs to has changed since it was deleted, so it cannot be brought back.',
});
