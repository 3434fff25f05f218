import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { useRead } from '#lib/queries.ts';

const paramsOf = (target: GradingTarget | null | undefined) =>
  target ? { assignmentId: String(target.assignmentId), studentId: String(target.studentId) } : null;

/**
 * Finds the submissions to which previous and next lead: through what is ungraded in the course, and when everything is
 * graded through the submissions of the same assignment.
 */
export function useNeighbours(assignmentId: number, studentId: number) {
  const { data } = useRead('ungradedNeighbours', { assignmentId, studentId });
  const ungraded = (data?.waiting ?? 0) > 0;
  const way = ungraded ? data : data?.sameAssignment;
  return {
    ungraded,
    next: paramsOf(way?.next),
    previous: paramsOf(way?.previous),
    /** The number of other ungraded submissions: in the course, and on this assignment. */
    waiting: data?.waiting ?? 0,
    waitingHere: data?.sameAssignment.waiting ?? 0,
    loaded: data !== undefined,
  };
}
