import { addDays, dateText, daysBetween, type Day } from '#kernel/clock';

export interface CourseDates {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly midCourseSurveySchedule: { readonly dateFrom: Day } | null;
}

/** The middle of a course: the planned day of the survey, else the day halfway between start and end. D-062 */
export const midCourseDay = ({ startDate, endDate, midCourseSurveySchedule }: CourseDates): Day =>
  midCourseSurveySchedule?.dateFrom ?? addDays(startDate, Math.floor(daysBetween(startDate, endDate) / 2));

/** Formats a date of the class table. PICK-014 */
export const dateOrTbd = (day: Day | null): string => (day === null ? 'TBD' : dateText(day));

/** Formats the column MidPoint Survey, which only shows a planned day. PICK-013, PICK-014, D-062 */
export const midPointSurveyText = ({ midCourseSurveySchedule }: Pick<CourseDates, 'midCourseSurveySchedule'>): string =>
  dateOrTbd(midCourseSurveySchedule?.dateFrom ?? null);
