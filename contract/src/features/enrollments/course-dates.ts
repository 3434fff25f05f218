import { addDays, dateText, daysBetween, type Day } from '#kernel/clock';

export interface CourseDates {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly midCourseSurveySchedule: { readonly dateFrom: Day } | null;
}

/** When a course is half over: the planned day of the survey, else the day halfway between start and end. D-062 */
export const midCourseDay = ({ startDate, endDate, midCourseSurveySchedule }: CourseDates): Day =>
  midCourseSurveySchedule?.dateFrom ?? addDays(startDate, Math.floor(daysBetween(startDate, endDate) / 2));

/** A date of the class table. PICK-014 */
export const dateOrTbd = (day: Day | null): string => (day === null ? 'TBD' : dateText(day));

/** The column MidPoint Survey: only a planned day counts. PICK-013, PICK-014, D-062 */
export const midPointSurveyText = ({ midCourseSurveySchedule }: Pick<CourseDates, 'midCourseSurveySchedule'>): string =>
  dateOrTbd(midCourseSurveySchedule?.dateFrom ?? null);
