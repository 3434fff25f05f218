import type { Failure } from '#kernel/failure';
import { COURSE_RUNNERS, OVERSEERS, ROLES, STUDENT, type Role } from '#kernel/roles';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { COMMENT } from './failures.ts';

/** The roles that write comments: cd never meets the form, cm only moderates. SUBM-047, SUBM-052, D-092 */
export const COMMENTERS: readonly Role[] = [STUDENT, ...COURSE_RUNNERS];
/** The roles that save comments to use them again: staff who write any. */
export const COMMENT_KEEPERS: readonly Role[] = COURSE_RUNNERS;
/** The largest number of comments that one person keeps. */
export const SAVED_COMMENTS_MOST = 200;
/** The roles that delete comments, each within its bounds. D-091 */
export const COMMENT_DELETERS: readonly Role[] = [...COMMENTERS, ...OVERSEERS];

export interface CommentedWork extends InContext {
  readonly graded: boolean;
}
export interface CommentAuthor {
  readonly authorEnrollmentId: number;
  /** The role at writing time. */
  readonly authorRole: Role;
}
interface Reader {
  readonly enrollmentId: number;
  readonly role: Role;
}

const isOwn = (comment: CommentAuthor, reader: Reader) => comment.authorEnrollmentId === reader.enrollmentId;

/** Tells why work takes no comments, or null. SUBM-047, SUBM-053..SUBM-055 */
export const refuseComment = (work: CommentedWork): Failure | null => {
  if (isCareer(work)) return COMMENT.ON_CAREER_ITEM;
  return work.graded ? COMMENT.ON_GRADED_WORK : null;
};

/** Tells why a comment cannot be edited: by its author only, while the work is ungraded. SUBM-048, SUBM-055, D-091 */
export const refuseCommentEdit = (comment: CommentAuthor & CommentedWork, reader: Reader): Failure | null =>
  isOwn(comment, reader) ? refuseComment(comment) : COMMENT.NOT_THE_AUTHOR;

/** The roles whose comments a role may delete besides its own: only lower ones. SUBM-050, SUBM-051, D-091 */
const MODERATES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  ta: ['student'],
  instructor: ['student', 'ta'],
  cm: ROLES,
};

/** Tells why a comment cannot be deleted. Graded work makes no difference. SUBM-049..SUBM-051, D-091 */
export const refuseCommentDelete = (comment: CommentAuthor, reader: Reader): Failure | null =>
  isOwn(comment, reader) || MODERATES[reader.role]?.includes(comment.authorRole) ? null : COMMENT.NOT_DELETABLE;
