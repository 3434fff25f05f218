import type { Submission, SubmissionComment } from '@bcs/contract/features/submissions/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { findWatchers } from '#features/coursework/queries';
import { notify } from '#features/notifications/notify';
import { tellRealtime } from '#kernel/realtime';
import type { CommentedWorkRow } from './queries-comments.ts';

const GRADERS: readonly Role[] = ['instructor', 'ta'];

/** Tells the graders that there is work. Annex F: SUBMISSION_RECEIVED */
export async function submissionReceived(
  db: Db,
  viewer: Viewer,
  item: { title: string; contextId: number },
  { assignmentId, student }: Submission,
  now: Instant,
): Promise<void> {
  await notify(db, {
    type: 'SUBMISSION_RECEIVED',
    universityId: viewer.universityId,
    to: { courseId: viewer.courseId, roles: isCareer(item) ? ['cd'] : GRADERS },
    content: {
      message: `${student.firstName} ${student.lastName} submitted ${item.title}.`,
      assignmentId,
      studentId: student.id,
      studentEnrollmentId: viewer.enrollmentId,
      context: isCareer(item) ? 'Career' : 'Academic',
    },
    now,
  });
}

/** Tells the student about a comment by staff, and the graders about one by the student. Annex F: SUBMISSION_COMMENT */
export async function commented(
  db: Db,
  viewer: Viewer,
  work: CommentedWorkRow,
  { author }: SubmissionComment,
  now: Instant,
): Promise<void> {
  const { studentEnrollmentId, studentId, assignmentId, title } = work;
  await notify(db, {
    type: 'SUBMISSION_COMMENT',
    universityId: viewer.universityId,
    to:
      viewer.role === 'student'
        ? { courseId: viewer.courseId, roles: GRADERS }
        : { enrollmentIds: [studentEnrollmentId] },
    content: {
      message: `${author.firstName} ${author.lastName} commented on ${title}.`,
      assignmentId,
      studentId,
      studentEnrollmentId,
      context: 'Academic',
    },
    now,
  });
}

/** Pages that show this student's work fetch it again. */
export const tellWatchers = async (db: Db, viewer: Viewer, studentEnrollmentId: number): Promise<void> =>
  tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, studentEnrollmentId) });
