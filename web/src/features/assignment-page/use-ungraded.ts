import { useQuery } from '@tanstack/react-query';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { callQuery } from '#lib/queries.ts';

const NOBODY = { next: null, previous: null, waiting: 0 };
const paramsOf = (target: GradingTarget | null) =>
  target && { assignmentId: String(target.assignmentId), studentId: String(target.studentId) };

/** The next and the previous submission that wait for a judgement, as parameters of their page. */
export function useUngraded(assignmentId: number, studentId: number) {
  const { data = NOBODY } = useQuery(callQuery('ungradedNeighbours', { assignmentId, studentId }));
  return { next: paramsOf(data.next), previous: paramsOf(data.previous), waiting: data.waiting };
}

/** Who goes on from within the form finds the focus there again. */
let wanted = false;
export const focusNext = () => {
  wanted = true;
};
export const takeFocus = (): boolean => {
  const was = wanted;
  wanted = false;
  return was;
};
