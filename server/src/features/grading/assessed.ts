import type { Grade } from '@bcs/contract/features/coursework/model';
import type { NotificationContent } from '@bcs/contract/features/notifications/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findWatchers } from '#features/coursework/queries';
import { notify } from '#features/notifications/notify';
import { notifyEach } from '#features/notifications/notify-each';
import { withdraw } from '#features/notifications/notify-withdraw';
import { tellRealtime } from '#kernel/realtime';
import type { HeldSubmission } from './queries.ts';
import type { GradeToPut } from './queries-import.ts';

type About = Pick<HeldSubmission, 'assignmentId' | 'title'>;

const contentOf = ({ assignmentId, title }: About, grade: Grade | null): NotificationContent => ({
  message: grade
    ? `Your submission for ${title} was graded: ${grade}.`
    : `The grade of your submission for ${title} was taken back.`,
  assignmentId,
  ...(grade && { grade }),
  context: 'Academic',
});

const tell = (db: Db, { universityId }: Viewer, held: HeldSubmission, grade: Grade | null, now: Instant) =>
  notify(db, {
    type: 'SUBMISSION_GRADED',
    universityId,
    to: { enrollmentIds: [held.studentEnrollmentId] },
    content: contentOf(held, grade),
    now,
  });

/** Tells the student about a grade. Annex F: SUBMISSION_GRADED */
export async function graded(db: Db, viewer: Viewer, held: HeldSubmission, grade: Grade, now: Instant): Promise<void> {
  await tell(db, viewer, held, grade, now);
  await tellWatchers(db, viewer, held);
}

/** Tells every student of a file about each of the own grades, as if they had been given one by one. */
export async function importedGrades(
  db: Db,
  viewer: Viewer,
  changes: readonly GradeToPut[],
  now: Instant,
): Promise<void> {
  const each = changes.map((change) => ({
    enrollmentId: change.enrollmentId,
    content: contentOf(change, change.to),
  }));
  await notifyEach(db, { type: 'SUBMISSION_GRADED', universityId: viewer.universityId, each, now });
  if (changes.length > 0)
    await tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, null) });
}

/** Takes back what the student was told of a grade; where it was read already, tells what stands now. */
export async function ungraded(
  db: Db,
  viewer: Viewer,
  held: HeldSubmission,
  before: Grade | null,
  now: Instant,
): Promise<void> {
  const { submissionGrade: given } = held;
  const unread =
    given &&
    (await withdraw(db, {
      type: 'SUBMISSION_GRADED',
      universityId: viewer.universityId,
      enrollmentId: held.studentEnrollmentId,
      assignmentId: held.assignmentId,
      grade: given.grade,
      at: given.gradedAt,
    }));
  if (!unread) await tell(db, viewer, held, before, now);
  await tellWatchers(db, viewer, held);
}

/** Tells the student about career feedback. Annex F: CAREER_FEEDBACK */
export async function feedbackGiven(db: Db, viewer: Viewer, held: HeldSubmission, now: Instant): Promise<void> {
  await notify(db, {
    type: 'CAREER_FEEDBACK',
    universityId: viewer.universityId,
    to: { enrollmentIds: [held.studentEnrollmentId] },
    content: { message: `There is new feedback on ${held.title}.`, assignmentId: held.assignmentId, context: 'Career' },
    now,
  });
  await tellWatchers(db, viewer, held);
}

const tellWatchers = async (db: Db, viewer: Viewer, { studentEnrollmentId }: HeldSubmission) =>
  tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, studentEnrollmentId) });
