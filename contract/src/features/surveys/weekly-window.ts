import {
  addDays,
  earlier,
  endOfDay,
  later,
  startOfDay,
  weekOf,
  type Day,
  type Instant,
  type Zone,
} from '#kernel/clock';

/** The weekday on which the survey of a week from Sunday opens; it stays open until that of the next week. Annex G1 */
export const FRIDAY = 5;

/** When a course runs; both days are included. */
export interface CourseRun {
  readonly startDate: Day;
  readonly endDate: Day;
}

export interface WeeklyWindow {
  readonly opens: Instant;
  /** The first moment at which it is closed again. */
  readonly closes: Instant;
}

/** When the survey of a week would open if the course ran for ever, and so when the one before it would close. */
function openings({ startDate }: CourseRun, zone: Zone): (week: number) => Instant {
  const friday = addDays(weekOf(startDate).from, FRIDAY);
  return (week) => startOfDay(addDays(friday, (week - 1) * 7), zone);
}

const runOf = ({ startDate, endDate }: CourseRun, zone: Zone): WeeklyWindow => ({
  opens: startOfDay(startDate, zone),
  closes: endOfDay(endDate, zone),
});

/** The part of a week that lies within the run of its course; null for none. */
function within(run: WeeklyWindow, opening: Instant, next: Instant): WeeklyWindow | null {
  const [opens, closes] = [later(opening, run.opens), earlier(next, run.closes)];
  return opens < closes ? { opens, closes } : null;
}

/** When the survey of a course week can be answered; null where the course does not run meanwhile. Annex G1, D-134 */
export function weeklyWindow(run: CourseRun, week: number, zone: Zone): WeeklyWindow | null {
  const openingOf = openings(run, zone);
  return within(runOf(run, zone), openingOf(week), openingOf(week + 1));
}

/** The course weeks whose survey has opened by now, the first one first. */
export function openedWeeks(run: CourseRun, zone: Zone, now: Instant): { week: number; window: WeeklyWindow }[] {
  const [openingOf, whole] = [openings(run, zone), runOf(run, zone)];
  const opened: { week: number; window: WeeklyWindow }[] = [];
  for (let [week, opening] = [1, openingOf(1)]; ; week += 1) {
    const next = openingOf(week + 1);
    const window = within(whole, opening, next);
    if (!window || window.opens > now) return opened;
    opened.push({ week, window });
    opening = next;
  }
}
