import { midCourseDay, type CourseDates } from '#features/enrollments/course-dates';
import { addDays, endOfDay, startOfDay, type Instant, type Zone } from '#kernel/clock';

/** The number of days after the end of the course during which the NPS survey can be switched. DASH-029 */
export const NPS_DAYS_AFTER_END = 14;

/**
 * Returns the period in which the survey is open: from mid-course until the end of the day two weeks after the end of
 * the course, which is excluded. DASH-029, D-062
 */
export const npsWindow = (course: CourseDates, zone: Zone): { readonly opens: Instant; readonly closes: Instant } => ({
  opens: startOfDay(midCourseDay(course), zone),
  closes: endOfDay(addDays(course.endDate, NPS_DAYS_AFTER_END), zone),
});

/** Tells whether the NPS survey can be switched now. DASH-029, D-062, D-063 */
export const npsWindowOpen = (course: CourseDates, zone: Zone, now: Instant): boolean => {
  const { opens, closes } = npsWindow(course, zone);
  return opens <= now && now < closes;
};
