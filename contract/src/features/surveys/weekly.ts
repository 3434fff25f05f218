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
import type { StepDefinition } from './model.ts';
import type { StepFault } from './step-faults.ts';

export const WEEKLY = 'weekly-feedback';

/** The fields of the weekly report in the order of the questions. Annex G3, SURV-093 to SURV-095, D-144 */
export const WEEKLY_FIELDS = [
  { column: 'class_overall', type: 'RATING', from: 1 },
  { column: 'pace_of_class', type: 'RATING', from: 1 },
  { column: 'apply_learning_outside_class', type: 'RATING', from: 1 },
  { column: 'academic_support', type: 'RATING', from: 1 },
  { column: 'instructor_engagement', type: 'RATING', from: 1 },
  { column: 'instructor_clarity', type: 'RATING', from: 1 },
  { column: 'instructor_knowledge', type: 'RATING', from: 1 },
  // 0 is N/A
  { column: 'homework_feedback_rating', type: 'RATING', from: 0 },
  { column: 'outside_time_spent', type: 'SINGLE_OPTION', from: 1 },
  { column: 'comments_on_instructor', type: 'TEXT', from: 0 },
  { column: 'additional_notes', type: 'TEXT', from: 0 },
] as const;
const HIGHEST = 5;
const BANDS = ['1', '2', '3', '4', '5'];

type Asked = { readonly required: boolean; readonly definition: StepDefinition };

function fits({ type, from }: (typeof WEEKLY_FIELDS)[number], { required, definition }: Asked): boolean {
  if (definition.type !== type) return false;
  if (type === 'RATING') return required && definition.initialValue === from && definition.finalValue === HIGHEST;
  if (type === 'TEXT') return !required;
  return required && definition.options.map(({ value }) => value).join() === BANDS.join();
}

const MESSAGES = {
  RATING: (from: number) => `must be a required RATING from ${from} to ${HIGHEST}`,
  SINGLE_OPTION: () => `must be a required SINGLE_OPTION with the values ${BANDS.join(', ')}`,
  TEXT: () => 'must be a TEXT that is not required',
};

/** The report counts on eleven questions in its own order, however they are worded. D-144 */
export function fitsReport({ steps }: { readonly steps: readonly Asked[] }): StepFault[] {
  if (steps.length !== WEEKLY_FIELDS.length)
    return [{ path: ['steps'], says: `the weekly report needs ${WEEKLY_FIELDS.length} steps, not ${steps.length}` }];
  return WEEKLY_FIELDS.flatMap((field, index) => {
    const step = steps[index];
    return step && fits(field, step) ? [] : [{ path: ['steps', index], says: MESSAGES[field.type](field.from) }];
  });
}

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
