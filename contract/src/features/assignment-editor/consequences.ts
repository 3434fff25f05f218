import { recordOf } from '#features/cohort-health/record';
import type { ClassFrame, ClassItem, StudentFacts } from '#features/cohort-health/facts';
import { isOverdue } from '#features/coursework/statuses';
import { letterForAverage } from '#features/grades/average';
import { requirementsOf } from '#features/graduation/requirements';
import { standingOf } from '#features/graduation/standing';
import { compareInstants, type Instant } from '#kernel/clock';
import type { Consequences, Verdict } from './model.ts';

/** An item of a class before and after a change; null where it does not count: a draft, not released yet, archived. */
export interface ItemChange {
  readonly before: ClassItem | null;
  readonly after: ClassItem | null;
}

/** The class with this item, or without the one that stood there. */
function frameWith(frame: ClassFrame, { before, after }: ItemChange, item: ClassItem | null): ClassFrame {
  const others = frame.items.filter(({ id }) => id !== before?.id && id !== after?.id);
  const items = item ? [...others, item] : others;
  return {
    ...frame,
    items: items.toSorted((a, b) => compareInstants(a.effectiveDueDate, b.effectiveDueDate) || a.id - b.id),
  };
}

function verdictOf(frame: ClassFrame, student: StudentFacts, now: Instant): Verdict {
  const requirements = requirementsOf(recordOf(frame, student), now);
  const average = requirements.find(({ id }) => id === 'average')?.value ?? null;
  return { standing: standingOf(requirements), letter: average === null ? null : letterForAverage(average) };
}

/** A student whose average letter or verdict changes. */
export interface ChangedVerdict {
  readonly studentEnrollmentId: number;
  readonly from: Verdict;
  readonly to: Verdict;
}

/** Whose verdict changes when a class becomes another, by the rules of every other page. ADM-099 */
export const changedVerdicts = (
  was: ClassFrame,
  will: ClassFrame,
  active: readonly StudentFacts[],
  now: Instant,
): ChangedVerdict[] =>
  active.flatMap((student) => {
    const [from, to] = [verdictOf(was, student, now), verdictOf(will, student, now)];
    const { studentEnrollmentId } = student;
    return from.standing === to.standing && from.letter === to.letter ? [] : [{ studentEnrollmentId, from, to }];
  });

const isLate = (item: ClassItem | null, { works }: StudentFacts): boolean => {
  const work = item && works.get(item.id);
  return work ? work.firstSubmittedAt > item.effectiveDueDate : false;
};
const isOverdueFor = (frame: ClassFrame, item: ClassItem | null, student: StudentFacts, now: Instant): boolean =>
  item !== null && recordOf({ ...frame, items: [item] }, student).items.some((each) => isOverdue(each, now));

/** How many were not, and will be. */
const begun = (was: readonly boolean[], willBe: readonly boolean[]): number =>
  willBe.filter((will, place) => will && !was[place]).length;

/**
 * What follows for the active students when an item of their class changes, by the rules of every other page, asked
 * before and after. ADM-097, ADM-099, ADM-100
 */
export function consequencesOf(
  frame: ClassFrame,
  students: readonly StudentFacts[],
  change: ItemChange,
  now: Instant,
): Omit<Consequences, 'verdicts'> & { verdicts: ChangedVerdict[] } {
  const { before, after } = change;
  const active = students.filter((student) => student.active);
  const lateness = (item: ClassItem | null) => active.map((student) => isLate(item, student));
  const overdue = (item: ClassItem | null) => active.map((student) => isOverdueFor(frame, item, student, now));
  const [was, will] = [frameWith(frame, change, before), frameWith(frame, change, after)];
  const isMoved = before !== null && after !== null && before.effectiveDueDate !== after.effectiveDueDate;
  return {
    submissionsBecomeLate: begun(lateness(before), lateness(after)),
    submissionsNoLongerLate: begun(lateness(after), lateness(before)),
    studentsBecomeOverdue: begun(overdue(before), overdue(after)),
    studentsNoLongerOverdue: begun(overdue(after), overdue(before)),
    studentsTold: isMoved ? active.length : 0,
    verdicts: changedVerdicts(was, will, active, now),
  };
}
