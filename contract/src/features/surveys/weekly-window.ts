import { addDays, earlier, endOfDay, later, startOfDay, weekOf } from '#kernel/clock';
import type { Day, Instant, Zone } from '#kernel/clock';

/** Of the week from Sunday, the day on which its survey opens; it stays open for seven days. Annex G1 */
const FRIDAY = 5;
const OPEN_DAYS = 7;

/** When a course runs; both days are included. */
export interface CourseRun {
  readonly startDate: Day;
  readonly endDate: Day;
}

export interface Window {
  readonly opens: Instant;
  /** The first moment at which it is closed again. */
  readonly closes: Instant;
}

/** When the survey of a course week can be answered; null where the course does not run meanwhile. Annex G1, D-134 */
export function weeklyWindow({ startDate, endDate }: CourseRun, week: number, zone: Zone): Window | null {
  const friday = addDays(weekOf(startDate).from, (week - 1) * 7 + FRIDAY);
  const opens = later(startOfDay(friday, zone), startOfDay(startDate, zone));
  const closes = earlier(endOfDay(addDays(friday, OPEN_DAYS - 1), zone), endOfDay(endDate, zone));
  return opens < closes ? { opens, closes } : null;
}

/** The course weeks whose survey has opened by now, the first one first. */
export function openedWeeks(run: CourseRun, zone: Zone, now: Instant): { week: number; window: Window }[] {
  const opened: { week: number; window: Window }[] = [];
  for (let week = 1; ; week += 1) {
    const window = weeklyWindow(run, week, zone);
    if (!window || window.opens > now) return opened;
    opened.push({ week, window });
  }
}
