import type { Calendars } from './calendar.ts';
import { courseIdOf, PLANS } from './courses.ts';
import type { Row } from './plant.ts';

/** When the mid-course and end-course surveys of the full stack courses may be answered. */
export const surveySchedules = (calendars: Calendars): Row[] =>
  PLANS.filter(({ programId }) => programId === 1).flatMap((plan, index) => {
    const calendar = calendars(plan.campus);
    const middle = Math.round((plan.from + plan.to) / 2);
    const schedule = (kind: string, from: number, to: number, more: number): Row => ({
      university_id: plan.universityId,
      id: index * 2 + more,
      course_id: courseIdOf(plan),
      kind,
      survey: `${kind}-pt`,
      date_from: calendar.day(from),
      date_to: calendar.day(to),
    });
    return [schedule('mid-course', middle, middle + 13, 1), schedule('end-course', plan.to - 14, plan.to, 2)];
  });
