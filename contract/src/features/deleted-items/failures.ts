import { failure } from '#kernel/failure';

/** Tells why an assignment is never deleted, with what to do instead. ADM-071 */
export const ASSIGNMENT_HAS_WORK = failure(
  'ASSIGNMENT_HAS_WORK',
  409,
  'Someone has handed in work for this assignment, so it cannot be deleted. Archive it instead.',
);
export const ASSIGNMENT_WAS_EXTENDED = failure(
  'ASSIGNMENT_WAS_EXTENDED',
  409,
  'The due date of this assignment was extended, so it cannot be deleted. Archive it instead.',
);

/** The refusal to delete a session with attendance. ADM-071 */
export const SESSION_HAS_ATTENDANCE = failure(
  'SESSION_HAS_ATTENDANCE',
  409,
  'Attendance was taken for this session, so it cannot be deleted. Cancel it instead.',
);
export const SESSION_HAS_REQUESTS = failure(
  'SESSION_HAS_REQUESTS',
  409,
  'Someone has asked to attend this session remotely, so it cannot be deleted. Cancel it instead.',
);
export const SESSION_HAD_MEETING = failure(
  'SESSION_HAD_MEETING',
  409,
  'The classroom of this session was opened, so it cannot be deleted. Cancel it instead.',
);
export const SESSION_HAS_VIDEOS = failure(
  'SESSION_HAS_VIDEOS',
  409,
  'This session has videos, so it cannot be deleted. Cancel it instead.',
);
export const SESSION_HAS_CASES = failure(
  'SESSION_HAS_CASES',
  409,
  'Someone has asked for help with this session, so it cannot be deleted. Cancel it instead.',
);

/** The refusal to bring back an item that can no longer be restored as it was. ADM-071 */
export const GONE_FOR_GOOD = failure('ITEM_GONE_FOR_GOOD', 409, 'This was deleted more than 30 days ago.');
export const TIED_SESSION_DELETED = failure(
  'TIED_SESSION_DELETED',
  409,
  'The session that the due date is tied to was deleted as well. Bring that session back first.',
);
export const PLACE_TAKEN = failure(
  'PLACE_TAKEN',
  409,
  'Something that this belongs to has changed since it was deleted, so it cannot be brought back.',
);
