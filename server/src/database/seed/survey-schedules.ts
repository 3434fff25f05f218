import type { Calendars } from './calendar.ts';
import { courseIdOf, PLANS, type CohortPlan } from './plans.ts';
import { IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The survey dates of the active class, early enough for all answers to be in. */
const ASKED_EARLY = { from: -16, to: -3 } as const;

/** The days on which the mid-course survey of a course is open. */
export function midCourseDays(plan: CohortPlan): Readonly<{ from: number; to: number }> {
  if (courseIdOf(plan) === IDS.activeCourse) return ASKED_EARLY;
  const middle = Math.round((plan.from + plan.to) / 2);
  return { from: middle, to: middle + 13 };
}

/** The days on which the end-course survey of a course is open. */
export const endCourseDays = ({ to }: CohortPlan) => ({ from: to - 14, to });

/** The dates of the mid-course and end-course surveys of full-stack courses. */
export const surveySchedules = (calendars: Calendars): SeedRow[] =>
  PLANS.filter(({ programId }) => programId === 1).flatMap((plan, index) => {
    const calendar = calendars(plan.campus);
    const schedule = (kind: string, { from, to }: ReturnType<typeof midCourseDays>, more: number): SeedRow => ({
      university_id: plan.universityId,
      id: index * 2 + more,
      course_id: courseIdOf(plan),
      kind,
      survey: `${kind}-pt`,
      date_from: calendar.day(from),
      date_to: calendar.day(to),
    });
    return [schedule('mid-course', midCourseDays(plan), 1), schedule('end-course', endCourseDays(plan), 2)];
  });
