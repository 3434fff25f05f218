import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { neighbours } from './neighbours.ts';

/** The next and the previous submission that wait for a grade. */
export function useUngraded(assignmentId: number, studentId: number) {
  const { courseId, role } = useViewer();
  const { data } = useQuery(callQuery('gradebook', { courseId }));
  return neighbours(data?.gradebook ?? [], assignmentId, studentId, role);
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
