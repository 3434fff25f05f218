import { ability } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { isStudent, STUDENT, type Role } from '#kernel/roles';
import {
  COMMENT_DELETERS,
  COMMENT_KEEPERS,
  COMMENTERS,
  refuseComment,
  refuseCommentDelete,
  refuseCommentEdit,
  type CommentAuthor,
  type CommentedWork,
} from './comments.ts';
import { refuseEdit, type SubmittedWork } from './editing.ts';

/** Lets students submit their own work. SUBM-046 */
export const submitWork = ability('submission.create', { roles: [STUDENT] });

/** Lets students edit their own work until it has a final grade. SUBM-012, SUBM-044, D-084 */
export const editWork = ability<SubmittedWork>('submission.update', {
  roles: [STUDENT],
  refuse: (work) => refuseEdit(work),
});

/** The owner of work. For other students it does not exist. D-005 */
export interface OwnedWork {
  readonly studentEnrollmentId: number;
}
interface Asking {
  readonly role: Role;
  readonly enrollmentId: number;
}
const hidden = ({ studentEnrollmentId }: OwnedWork, { role, enrollmentId }: Asking) =>
  isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null;

/** Specified by SUBM-047 and SUBM-052..SUBM-055. */
export const writeComment = ability<CommentedWork & OwnedWork>('comment.create', {
  roles: COMMENTERS,
  refuse: (work, viewer) => hidden(work, viewer) ?? refuseComment(work),
});

/** Specified by SUBM-048 and SUBM-055. */
export const editComment = ability<CommentedWork & CommentAuthor & OwnedWork>('comment.update', {
  roles: COMMENTERS,
  refuse: (comment, viewer) => hidden(comment, viewer) ?? refuseCommentEdit(comment, viewer),
});

/** Specified by SUBM-049..SUBM-051. */
export const deleteComment = ability<CommentAuthor & OwnedWork>('comment.delete', {
  roles: COMMENT_DELETERS,
  refuse: (comment, viewer) => hidden(comment, viewer) ?? refuseCommentDelete(comment, viewer),
});

/** Lets staff save comments for their own use. */
export const keepComments = ability('comment.keep', { roles: COMMENT_KEEPERS });
