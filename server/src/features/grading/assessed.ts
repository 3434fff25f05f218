import type { Grade } from '@bcs/contract/features/coursework/model';
import type { NotificationContent } from '@bcs/contract/features/notifications/model';
import { gradeOf } from '@bcs/contract/features/grading/mark';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findWatchers } from '#features/coursework/queries';
import { notify, type News } from '#features/notifications/notify';
import { notifyEach } from '#features/notifications/notify-each';
import { withdraw } from '#features/notifications/notify-withdraw';
import { tellRealtime } from '#kernel/realtime';
import type { HeldSubmission } from './queries.ts';
import type { MarkToPut } from './queries-import.ts';

type About = Pick<HeldSubmission, 'assignmentId' | 'title'>;

const contentOf = ({ assignmentId, title }: About, grade: Grade | null): NotificationContent => ({
  message: grade
    ? `Your submission for ${title} was graded: ${grade}.`
    : `The grade of your submission for ${title} was taken back.`,
  assignmentId,
  ...(grade && { grade }),
  context: 'Academic',
});

const feedbackContent = ({ assignmentId, title }: About): NotificationContent => ({
  message: `There is new feedback on ${title}.`,
  assignmentId,
  context: 'Career',
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

/** Tells every student of a file about each of the own marks, as if they had been given one by one. */
export async function importedMarks(
  db: Db,
  viewer: Viewer,
  changes: readonly MarkToPut[],
  now: Instant,
): Promise<void> {
  if (changes.length === 0) return;
  const about = { universityId: viewer.universityId, now };
  const each = changes.map((change) => ({ enrollmentId: change.enrollmentId, ...newsOf(change) }));
  for (const [type, news] of Map.groupBy(each, (one) => one.type)) await notifyEach(db, { ...about, type, each: news });
  await tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, null) });
}

const newsOf = (change: MarkToPut): Pick<News, 'type' | 'content'> => {
  const grade = gradeOf(change.to);
  return grade === null
    ? { type: 'CAREER_FEEDBACK', content: feedbackContent(change) }
    : { type: 'SUBMISSION_GRADED', content: contentOf(change, grade) };
};

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
    content: feedbackContent(held),
    now,
  });
  await tellWatchers(db, viewer, held);
}

const tellWatchers = async (db: Db, viewer: Viewer, { studentEnrollmentId }: HeldSubmission) =>
  tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, studentEnrollmentId) });
