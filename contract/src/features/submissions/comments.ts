import type { Failure } from '#kernel/failure';
import { COURSE_RUNNERS, OVERSEERS, ROLES, STUDENT, type Role } from '#kernel/roles';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import { COMMENT_FAILURES } from './failures-comment.ts';

/**
 * The roles that write comments: career directors never see the form, and general managers only moderate. SUBM-047,
 * SUBM-052, D-092
 */
export const COMMENTERS: readonly Role[] = [STUDENT, ...COURSE_RUNNERS];
/** The roles that can save comments for later: staff who write comments. */
export const COMMENT_KEEPERS: readonly Role[] = COURSE_RUNNERS;
/** The highest number of saved comments per person. */
export const SAVED_COMMENTS_MOST = 200;
/** The roles that can delete comments, each within limits. D-091 */
export const COMMENT_DELETERS: readonly Role[] = [...COMMENTERS, ...OVERSEERS];

export interface CommentedWork extends InContext {
  readonly graded: boolean;
}
export interface CommentAuthor {
  readonly authorEnrollmentId: number;
  /** The role of the author when the comment was written. */
  readonly authorRole: Role;
}
interface Reader {
  readonly enrollmentId: number;
  readonly role: Role;
}

const isOwn = (comment: CommentAuthor, reader: Reader) => comment.authorEnrollmentId === reader.enrollmentId;

/** Tells why no comment can be written on some work, or null. SUBM-047, SUBM-053..SUBM-055 */
export const refuseComment = (work: CommentedWork): Failure | null => {
  if (isCareer(work)) return COMMENT_FAILURES.ON_CAREER_ITEM;
  return work.graded ? COMMENT_FAILURES.ON_GRADED_WORK : null;
};

/** Tells why a comment cannot be edited: only its author may, while the work is ungraded. SUBM-048, SUBM-055, D-091 */
export const refuseCommentEdit = (comment: CommentAuthor & CommentedWork, reader: Reader): Failure | null =>
  isOwn(comment, reader) ? refuseComment(comment) : COMMENT_FAILURES.NOT_THE_AUTHOR;

/** The lower roles whose comments a role may delete in addition to its own. SUBM-050, SUBM-051, D-091 */
const MODERATES: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  ta: ['student'],
  instructor: ['student', 'ta'],
  cm: ROLES,
};

/** Tells why a comment cannot be deleted. It does not matter whether the work is graded. SUBM-049..SUBM-051, D-091 */
export const refuseCommentDelete = (comment: CommentAuthor, reader: Reader): Failure | null =>
  isOwn(comment, reader) || MODERATES[reader.role]?.includes(comment.authorRole)
    ? null
    : COMMENT_FAILURES.NOT_DELETABLE;
