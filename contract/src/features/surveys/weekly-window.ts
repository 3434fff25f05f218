import { addDays, earlier, endOfDay, later, startOfDay, weekOf } from '#kernel/clock';
import type { Day, Instant, Zone } from '#kernel/clock';

/** Of the week from Sunday, the day on which its survey opens; it stays open for seven days. Annex G1 */
export const FRIDAY = 5;
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

/** What bounds every window of a course: read once for all of its weeks. */
interface Bounds extends Window {
  readonly firstFriday: Day;
  readonly zone: Zone;
}

const boundsOf = ({ startDate, endDate }: CourseRun, zone: Zone): Bounds => ({
  opens: startOfDay(startDate, zone),
  closes: endOfDay(endDate, zone),
  firstFriday: addDays(weekOf(startDate).from, FRIDAY),
  zone,
});

function windowWithin({ opens: first, closes: last, firstFriday, zone }: Bounds, week: number): Window | null {
  const friday = addDays(firstFriday, (week - 1) * 7);
  const opens = later(startOfDay(friday, zone), first);
  const closes = earlier(endOfDay(addDays(friday, OPEN_DAYS - 1), zone), last);
  return opens < closes ? { opens, closes } : null;
}

/** When the survey of a course week can be answered; null where the course does not run meanwhile. Annex G1, D-134 */
export const weeklyWindow = (run: CourseRun, week: number, zone: Zone): Window | null =>
  windowWithin(boundsOf(run, zone), week);

/** The course weeks whose survey has opened by now, the first one first. */
export function openedWeeks(run: CourseRun, zone: Zone, now: Instant): { week: number; window: Window }[] {
  const bounds = boundsOf(run, zone);
  const opened: { week: number; window: Window }[] = [];
  for (let week = 1; ; week += 1) {
    const window = windowWithin(bounds, week);
    if (!window || window.opens > now) return opened;
    opened.push({ week, window });
  }
}
