import type { Grade } from '@bcs/contract/features/coursework/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyWebhooks } from '#features/webhooks/notify';
import { pick } from '#kernel/pick';
import type { LockedSubmission } from './queries.ts';

const gradeOf = (locked: LockedSubmission, grade: Grade | null) => ({
  ...pick('submissionId', 'assignmentId', 'studentEnrollmentId')(locked),
  grade,
});

/** Tells the student about a grade that was just given. Annex F */
export async function notifyGraded(
  db: Db,
  viewer: Viewer,
  locked: LockedSubmission,
  grade: Grade,
  now: Instant,
): Promise<void> {
  await notify(db, 'SUBMISSION_GRADED', { ...locked, grade }, { course: viewer, now });
  await notifyWebhooks(db, 'grade.set', [gradeOf(locked, grade)], { course: viewer, now });
}

/** Notifies the student that the grade was undone: `restored` applies again, or the work has no grade. D-201 */
export async function notifyUngraded(
  db: Db,
  viewer: Viewer,
  locked: LockedSubmission,
  restored: Grade | null,
  now: Instant,
): Promise<void> {
  const undone = locked.submissionGrade && { ...locked, grade: locked.submissionGrade.grade, restored };
  await notifyUndone(db, 'SUBMISSION_GRADED', undone ?? [], { course: viewer, now });
  await notifyWebhooks(db, 'grade.set', [gradeOf(locked, restored)], { course: viewer, now });
}

/** Tells the student about career feedback. Annex F */
export async function notifyFeedback(db: Db, viewer: Viewer, locked: LockedSubmission, now: Instant): Promise<void> {
  await notify(db, 'CAREER_FEEDBACK', locked, { course: viewer, now });
}
