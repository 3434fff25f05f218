import type { SurveyFacts } from '#features/surveys/facts';
import { WEEKLY } from '#features/surveys/weekly';
import { formsOfCourse, isWithin, openWeek, windowOf } from '#features/surveys/windows';
import type { Instant } from '#kernel/clock';

/** A survey that the whole class is asked to answer now. */
export interface OpenSurvey {
  readonly formName: string;
  /** The week, or 0 for surveys that are not weekly. */
  readonly week: number;
  readonly title: string;
  readonly closesAt: Instant;
}

/** The surveys of a course that are open now, in the order in which students are asked. Annex G1, D-134 */
export function openSurveys(facts: SurveyFacts, now: Instant): OpenSurvey[] {
  const { preCourse, midCourse, endCourse } = formsOfCourse(facts);
  const week = openWeek(facts, now);
  const asked: readonly (readonly [string | null, number | null, string])[] = [
    [preCourse, null, 'Pre-course survey'],
    [midCourse, null, 'Mid-course survey'],
    [endCourse, null, 'End-of-course survey'],
    [week === null ? null : WEEKLY, week, `Weekly feedback of week ${week}`],
  ];
  return asked.flatMap(([formName, weekOf, title]) => {
    const window = formName === null ? null : windowOf(facts, formName, weekOf);
    const isOpen = formName !== null && window !== null && window.to !== null && isWithin(window, now);
    return isOpen ? [{ formName, week: weekOf ?? 0, title, closesAt: window.to }] : [];
  });
}
