import * as calls from '@bcs/contract/features/assignment-page/calls';
import { feedbackLabel } from '@bcs/contract/features/coursework/career-feedback';
import { staffTableStatus } from '@bcs/contract/features/coursework/statuses';
import { CONTEXTS, isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { GradeChange } from '@bcs/contract/features/grading/model';
import { isInGradebook } from '@bcs/contract/features/grading/rights';
import { CAREER_TITLES } from '@bcs/contract/features/submissions/urls';
import { assignmentOf, factsOf, type AssignmentRow } from '#features/coursework/queries-assignment';
import { found } from '#kernel/refused';
import { serve } from '#kernel/serve';
import { findDetail, findGrading, type StudentRow } from './queries.ts';

const milestoneTypes = CAREER_TITLES.map((name) => ({ name }));

/** What the lists know of the submission. */
const workOf = ({ submission }: StudentRow) =>
  submission && { ...submission, commentsCount: submission.submissionCommentList.length };

export const courseworkDetail = serve(calls.courseworkDetail, {
  run: async ({ assignmentId }, { db, viewer }) => {
    const contexts = CONTEXTS.map(({ id }) => id).filter((contextId) => isInGradebook({ contextId }, viewer.role));
    const { assignment: row, students } = await findDetail(db, viewer, assignmentId, contexts);
    const own = viewer.role === 'student' ? students[0] : undefined;
    const assignment = assignmentOf(row, viewer.timeZone, own && workOf(own));
    return {
      assignment,
      milestoneTypes,
      students: students.map((each) => ({ ...each, status: staffTableStatus(factsOf(assignment, workOf(each))) })),
    };
  },
});

/** Career feedback is kept by its number; people read its label. D-089 */
const inWords =
  (assignment: AssignmentRow) =>
  ({ from, to, ...change }: GradeChange): GradeChange => {
    const words = (value: string | null) => value && (isCareer(assignment) ? feedbackLabel(Number(value)) : value);
    return { ...change, from: words(from), to: words(to) };
  };

export const grade = serve(calls.grade, {
  facts: ({ assignmentId, studentId }, { db, viewer }) => findGrading(db, viewer, assignmentId, studentId),
  run: async (_input, { viewer }, { assignment, row, gradeHistory }) => {
    return {
      ...found(row ?? undefined),
      assignment: assignmentOf(assignment, viewer.timeZone),
      gradeHistory: gradeHistory.map(inWords(assignment)),
    };
  },
});
