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
import { refuseEdit, type HandedIn } from './editing.ts';

/** Students hand in their own work. SUBM-046 */
export const submitWork = ability('submission.create', { roles: [STUDENT] });

/** Students edit their own work until it is graded for good. SUBM-012, SUBM-044, D-084 */
export const editWork = ability<HandedIn>('submission.update', {
  roles: [STUDENT],
  refuse: (work) => refuseEdit(work),
});

/** The owner of work. For another student it is not there at all. D-005 */
export interface Owned {
  readonly studentEnrollmentId: number;
}
interface Asking {
  readonly role: Role;
  readonly enrollmentId: number;
}
const hidden = ({ studentEnrollmentId }: Owned, { role, enrollmentId }: Asking) =>
  isStudent(role) && studentEnrollmentId !== enrollmentId ? FAILURES.NOT_FOUND : null;

/** SUBM-047, SUBM-052..SUBM-055 */
export const writeComment = ability<CommentedWork & Owned>('comment.create', {
  roles: COMMENTERS,
  refuse: (work, viewer) => hidden(work, viewer) ?? refuseComment(work),
});

/** SUBM-048, SUBM-055 */
export const editComment = ability<CommentedWork & CommentAuthor & Owned>('comment.update', {
  roles: COMMENTERS,
  refuse: (comment, viewer) => hidden(comment, viewer) ?? refuseCommentEdit(comment, viewer),
});

/** SUBM-049..SUBM-051 */
export const deleteComment = ability<CommentAuthor & Owned>('comment.delete', {
  roles: COMMENT_DELETERS,
  refuse: (comment, viewer) => hidden(comment, viewer) ?? refuseCommentDelete(comment, viewer),
});

/** Staff keep comments of their own; nobody else sees them. */
export const keepComments = ability('comment.keep', { roles: COMMENT_KEEPERS });
