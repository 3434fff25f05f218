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
  // 0 stands for N/A
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

/**
 * Checks that a form has the eleven questions of the weekly report in the expected order, whatever their wording. D-144
 */
export function findReportFaults({ steps }: { readonly steps: readonly Asked[] }): StepFault[] {
  if (steps.length !== WEEKLY_FIELDS.length)
    return [{ path: ['steps'], says: `the weekly report needs ${WEEKLY_FIELDS.length} steps, not ${steps.length}` }];
  return WEEKLY_FIELDS.flatMap((field, index) => {
    const step = steps[index];
    return step && fits(field, step) ? [] : [{ path: ['steps', index], says: MESSAGES[field.type](field.from) }];
  });
}

/** The weekday on which the weekly survey opens; it stays open until the next one opens. Annex G1 */
export const OPENING_WEEKDAY = 5;

/** The dates of a course, both included. */
export interface CourseRun {
  readonly startDate: Day;
  readonly endDate: Day;
}

export interface WeeklyWindow {
  readonly opens: Instant;
  /** The first moment at which it is closed again. */
  readonly closes: Instant;
}

/** The time when the survey of a week would open if the course never ended, which is when the previous one closes. */
function openings({ startDate }: CourseRun, zone: Zone): (week: number) => Instant {
  const friday = addDays(weekOf(startDate).from, OPENING_WEEKDAY);
  return (week) => startOfDay(addDays(friday, (week - 1) * 7), zone);
}

const runOf = ({ startDate, endDate }: CourseRun, zone: Zone): WeeklyWindow => ({
  opens: startOfDay(startDate, zone),
  closes: endOfDay(endDate, zone),
});

/** Limits the period of a survey to the dates of its course; null if nothing remains. */
function within(run: WeeklyWindow, opening: Instant, next: Instant): WeeklyWindow | null {
  const [opens, closes] = [later(opening, run.opens), earlier(next, run.closes)];
  return opens < closes ? { opens, closes } : null;
}

/**
 * The period in which the survey of a course week can be answered; null if the course is not running then. Annex G1,
 * D-134
 */
export function weeklyWindow(run: CourseRun, week: number, zone: Zone): WeeklyWindow | null {
  const openingOf = openings(run, zone);
  return within(runOf(run, zone), openingOf(week), openingOf(week + 1));
}

/** The course weeks whose survey has opened, in order. */
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
