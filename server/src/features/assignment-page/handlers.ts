import * as calls from '@bcs/contract/features/assignment-page/calls';
import { staffTableStatus } from '@bcs/contract/features/coursework/statuses';
import { CONTEXTS } from '@bcs/contract/features/enrollments/contexts';
import { isInGradebook } from '@bcs/contract/features/grading/rights';
import { urlTitlesOf } from '@bcs/contract/features/submissions/urls';
import { isStudent } from '@bcs/contract/kernel/roles';
import { toAssignment, toAssignmentFacts } from '#features/coursework/queries-assignment';
import type { GradedStudentRow } from '#features/grading/queries-page';
import { defineHandler } from '#kernel/handler';
import { findAssignmentDetail } from './queries.ts';

/** Picks the facts on which the status of a student's work depends. */
const ownOf = ({ submission, stays }: GradedStudentRow) => ({
  work: submission && { ...submission, commentsCount: submission.submissionCommentList.length },
  stays,
});

export const courseworkDetail = defineHandler(calls.courseworkDetail, async ({ assignmentId }, { db, viewer }) => {
  const contexts = CONTEXTS.map(({ id }) => id).filter((contextId) => isInGradebook({ contextId }, viewer.role));
  const { assignment: row, students } = await findAssignmentDetail(db, viewer, assignmentId, contexts);
  const own = isStudent(viewer.role) ? students[0] : undefined;
  const assignment = toAssignment(row, viewer.timeZone, own && ownOf(own));
  return {
    assignment,
    milestoneTypes: urlTitlesOf(row).map((name) => ({ name })),
    students: students.map((each) => ({
      ...each,
      status: staffTableStatus(toAssignmentFacts(assignment, ownOf(each))),
    })),
  };
});
