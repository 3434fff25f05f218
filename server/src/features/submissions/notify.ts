import { fullName } from '@bcs/contract/kernel/full-name';
import type { Submission, SubmissionComment } from '@bcs/contract/features/submissions/model';
import { isAcademic, type InContext } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyWebhooks } from '#features/webhooks/notify';
import type { CommentedWorkRow } from './queries-comments.ts';

/** Notifies graders of new work, and withdraws the student's reminder. Annex F */
export async function notifySubmitted(
  db: Db,
  viewer: Viewer,
  { title, contextId }: InContext & { readonly title: string },
  { id: submissionId, assignmentId, student }: Submission,
  now: Instant,
): Promise<void> {
  const work = {
    assignmentId,
    title,
    contextId,
    student: fullName(student),
    studentId: student.id,
    studentEnrollmentId: viewer.enrollmentId,
  };
  await notify(db, 'SUBMISSION_RECEIVED', work, { course: viewer, now });
  const received = { submissionId, assignmentId, studentEnrollmentId: viewer.enrollmentId };
  // webhooks belong to teachers, whose gradebook has no career items (D-102)
  if (isAcademic(work)) await notifyWebhooks(db, 'submission.received', [received], { course: viewer, now });
  await notifyUndone(db, 'ASSIGNMENT_DUE', work, { course: viewer, now });
  await notifyUndone(db, 'ASSIGNMENT_OVERDUE', work, { course: viewer, now });
}

/** Tells the student about a comment by staff, and the graders about one by the student. Annex F */
export const notifyCommented = (
  db: Db,
  viewer: Viewer,
  work: CommentedWorkRow,
  { id, author }: SubmissionComment,
  now: Instant,
): Promise<void> =>
  notify(
    db,
    'SUBMISSION_COMMENT',
    { ...work, commentId: id, author: fullName(author), byStudent: isStudent(viewer.role) },
    { course: viewer, now },
  );

/** Withdraws the unread notifications of a deleted comment. D-201 */
export const notifyCommentDeleted = (db: Db, viewer: Viewer, commentId: number, now: Instant): Promise<void> =>
  notifyUndone(db, 'SUBMISSION_COMMENT', { commentId }, { course: viewer, now });
