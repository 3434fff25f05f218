import type { Assignment } from '@bcs/contract/features/coursework/model';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The week of the class in which an item is due, and the present one; 1 is the week in which the class starts. D-011 */
export function useCourseWeek() {
  const { enrollment, timeZone } = useViewer();
  const weekAt = (instant: string) => courseWeek(enrollment.course.startDate, localDay(instant, timeZone));
  return {
    weekOf: ({ effectiveDueDate }: Pick<Assignment, 'effectiveDueDate'>) => weekAt(effectiveDueDate),
    thisWeek: weekAt(useNow()),
  };
}
