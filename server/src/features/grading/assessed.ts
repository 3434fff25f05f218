import type { Grade } from '@bcs/contract/features/coursework/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findWatchers } from '#features/coursework/queries';
import { notify } from '#features/notifications/notify';
import { tellRealtime } from '#kernel/realtime';
import type { HeldSubmission } from './queries.ts';

/** Tells the student about a grade. Annex F: SUBMISSION_GRADED */
export async function graded(db: Db, viewer: Viewer, held: HeldSubmission, grade: Grade, now: Instant): Promise<void> {
  await notify(db, {
    type: 'SUBMISSION_GRADED',
    universityId: viewer.universityId,
    to: { enrollmentIds: [held.studentEnrollmentId] },
    content: {
      message: `Your submission for ${held.title} was graded: ${grade}.`,
      assignmentId: held.assignmentId,
      grade,
      context: 'Academic',
    },
    now,
  });
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
