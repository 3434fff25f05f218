import * as calls from '@bcs/contract/features/grading/calls';
import { workReadersOf } from '@bcs/contract/features/coursework/readers';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { gradeOfMark } from '@bcs/contract/features/grading/mark';
import type { Grade } from '@bcs/contract/features/coursework/model';
import type { GradeChange } from '@bcs/contract/features/grading/model';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { toAssignment, type AssignmentRow } from '#features/coursework/queries-assignment';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { DONE, defineHandler, type CallContext } from '#kernel/handler';
import { notifyFeedback, notifyGraded, notifyUngraded } from './notify.ts';
import {
  findPreviousGrade,
  lockSubmission,
  putFeedback,
  putGrade,
  removeGrade,
  type LockedSubmission,
} from './queries.ts';
import { findNeighbours } from './queries-neighbours.ts';
import { findGrading, findVersions } from './queries-page.ts';
import { recordPresence, findContext, findOthers, removePresence } from './queries-presence.ts';
import { GRADED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';

interface Seen {
  /** The version of the grade that the grader has seen, 0 for none; without it, nothing is checked. */
  readonly version?: number | undefined;
  readonly submissionVersion?: number | undefined;
}

/** Refuses to grade or overwrite anything that the grader has not seen. */
function throwIfChanged(seen: Seen, submissionVersion: number, given: { version: number } | null): void {
  if (seen.submissionVersion !== undefined && seen.submissionVersion !== submissionVersion)
    throw new RefusalError(SUBMITTED_MEANWHILE);
  if (seen.version !== undefined && seen.version !== (given?.version ?? 0)) throw new RefusalError(GRADED_MEANWHILE);
}

/** Describes career feedback by its label, since it is stored as a number. D-089 */
const inWords =
  (assignment: AssignmentRow) =>
  ({ from, to, ...change }: GradeChange): GradeChange => {
    const words = (value: string | null) => value && (isCareer(assignment) ? feedbackLabel(Number(value)) : value);
    return { ...change, from: words(from), to: words(to) };
  };

export const grade = defineHandler(calls.grade, {
  facts: ({ assignmentId, studentId }, { db, viewer }) => findGrading(db, viewer, assignmentId, studentId),
  run: async (_input, { viewer }, { assignment, row, gradeHistory }) => {
    return {
      ...orNotFound(row ?? undefined),
      assignment: toAssignment(assignment, viewer.timeZone),
      gradeHistory: gradeHistory.map(inWords(assignment)),
    };
  },
});

export const assignmentVersions = defineHandler(calls.assignmentVersions, {
  facts: ({ assignmentId, version }, { db, viewer }) => findVersions(db, viewer, assignmentId, version),
  run: async (_input, _context, { earlier, current }) => ({ earlier: orNotFound(earlier ?? undefined), current }),
});

export const ungradedNeighbours = defineHandler(
  calls.ungradedNeighbours,
  ({ assignmentId, studentId }, { db, viewer }) => findNeighbours(db, viewer, assignmentId, studentId),
);

/** Locks the submission; its student and the course's staff are notified of a mark. */
async function lockFor(
  { db, viewer, narrowAudience }: Pick<CallContext<typeof calls.saveMark>, 'db' | 'viewer' | 'narrowAudience'>,
  id: number,
) {
  const locked = await lockSubmission(db, viewer, id);
  narrowAudience({
    enrollmentIds: [locked.studentEnrollmentId],
    work: { assignmentId: locked.assignmentId, readers: workReadersOf(locked) },
  });
  return locked;
}

type Deed = Pick<CallContext<typeof calls.saveMark>, 'db' | 'viewer' | 'now'>;

/** Replaces the grade that the grader has seen. Sending the same grade again has no further effect. */
async function giveGrade({ db, viewer, now }: Deed, locked: LockedSubmission, grade: Grade, seen: Seen) {
  if (locked.submissionGrade?.grade === grade) return locked.submissionGrade;
  throwIfChanged(seen, locked.version, locked.submissionGrade);
  const submissionGrade = await putGrade(db, viewer, locked, grade, now);
  await notifyGraded(db, viewer, locked, grade, now);
  return submissionGrade;
}

/** Sets the career feedback, like a grade. */
async function giveFeedback({ db, viewer, now }: Deed, locked: LockedSubmission, statusId: number, seen: Seen) {
  if (locked.careerFeedback?.careerFeedbackStatusId === statusId) return locked.careerFeedback;
  throwIfChanged(seen, locked.version, locked.careerFeedback);
  const careerFeedback = await putFeedback(db, viewer, locked, statusId, now);
  await notifyFeedback(db, viewer, locked, now);
  return careerFeedback;
}

export const saveMark = defineHandler(calls.saveMark, {
  facts: async ({ submissionId, mark }, context) => ({ ...(await lockFor(context, submissionId)), mark }),
  run: async ({ mark, ...seen }, context, locked) => {
    const grade = gradeOfMark(mark);
    const { version } = await (grade === null
      ? giveFeedback(context, locked, Number(mark), seen)
      : giveGrade(context, locked, grade, seen));
    return { ...DONE, version };
  },
});

export const createSubmissionGrade = defineHandler(calls.createSubmissionGrade, {
  facts: ({ submissionId }, context) => lockFor(context, submissionId),
  run: async ({ grade, submissionVersion }, context, locked) => ({
    ...DONE,
    submissionGrade: await giveGrade(context, locked, grade, { submissionVersion, version: 0 }),
  }),
});

export const updateSubmissionGrade = defineHandler(calls.updateSubmissionGrade, {
  facts: ({ submissionId }, context) => lockFor(context, submissionId),
  run: async ({ id, grade, ...seen }, context, locked) => {
    if (locked.submissionGrade?.id !== id) {
      throwIfChanged(seen, locked.version, locked.submissionGrade);
      throw new RefusalError(FAILURES.NOT_FOUND);
    }
    return { ...DONE, submissionGrade: await giveGrade(context, locked, grade, seen) };
  },
});

export const undoSubmissionGrade = defineHandler(calls.undoSubmissionGrade, {
  facts: ({ submissionId }, context) => lockFor(context, submissionId),
  run: async ({ version }, { db, viewer, now }, locked) => {
    throwIfChanged({ version }, locked.version, locked.submissionGrade);
    const before = await findPreviousGrade(db, viewer, locked);
    const submissionGrade = before === null ? null : await putGrade(db, viewer, locked, before, now);
    if (before === null) await removeGrade(db, viewer, locked, now);
    await notifyUngraded(db, viewer, locked, before, now);
    return { ...DONE, submissionGrade };
  },
});

export const setCareerFeedbackStatus = defineHandler(calls.setCareerFeedbackStatus, {
  facts: ({ submissionId }, context) => lockFor(context, submissionId),
  run: async ({ statusId, ...seen }, context, locked) => ({
    ...DONE,
    careerFeedback: await giveFeedback(context, locked, statusId, seen),
  }),
});

export const gradingPresence = defineHandler(calls.gradingPresence, {
  facts: ({ submissionId }, { db, viewer }) => findContext(db, viewer, submissionId),
  run: async ({ submissionId, here }, { db, viewer, now, narrowAudience }) => {
    const isNew = await (here
      ? recordPresence(db, viewer, submissionId, now)
      : removePresence(db, viewer, submissionId));
    const others = await findOthers(db, viewer, submissionId, now);
    // the change names nobody, so whoever receives it has to ask and is checked
    if (isNew) narrowAudience({ accountIds: others.map(({ accountId }) => accountId) });
    return { others };
  },
});
