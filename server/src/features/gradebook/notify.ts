import { gradeOfMark } from '@bcs/contract/features/grading/mark';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyWebhooks } from '#features/webhooks/notify';
import { pick } from '#kernel/pick';
import type { MarkToPut } from './queries-import.ts';

/** Notifies every student in a file of each of their marks, as if they had been given one by one. */
export async function notifyImported(
  db: Db,
  viewer: Viewer,
  changes: readonly MarkToPut[],
  now: Instant,
): Promise<void> {
  if (changes.length === 0) return;
  const marks = changes.map((change) => ({ ...change, studentEnrollmentId: change.enrollmentId }));
  const graded = marks.flatMap((mark) => {
    const grade = gradeOfMark(mark.to);
    return grade === null ? [] : [{ ...mark, grade }];
  });
  const feedback = marks.filter(({ to }) => gradeOfMark(to) === null);
  await notify(db, 'SUBMISSION_GRADED', graded, { course: viewer, now });
  const told = graded.map(pick('submissionId', 'assignmentId', 'studentEnrollmentId', 'grade'));
  await notifyWebhooks(db, 'grade.set', told, { course: viewer, now });
  await notify(db, 'CAREER_FEEDBACK', feedback, { course: viewer, now });
}
