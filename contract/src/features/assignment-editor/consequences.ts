import { toGraduationRecord } from '#features/cohort-health/record';
import type { ClassFrame, ClassItem, StudentFacts } from '#features/cohort-health/facts';
import { isLate, isOverdue } from '#features/coursework/statuses';
import { letterForAverage } from '#features/grades/average';
import type { GraduationItem } from '#features/graduation/model';
import { judgeRequirements } from '#features/graduation/requirements';
import { judgeStanding } from '#features/graduation/standing';
import { compareInstants, type Instant } from '#kernel/clock';
import type { AssignmentConsequences, GraduationVerdict } from './model.ts';

/**
 * An item of a class before and after a change; null on a side where it does not count because it is a draft,
 * unreleased or archived.
 */
export interface ItemChange {
  readonly before: ClassItem | null;
  readonly after: ClassItem | null;
}

type Side = keyof ItemChange;

/** The class with its items as they count before or after the changes. */
function frameWith(frame: ClassFrame, changes: readonly ItemChange[], side: Side): ClassFrame {
  const changing = new Set(changes.flatMap(({ before, after }) => [before?.id, after?.id]));
  const others = frame.items.filter(({ id }) => !changing.has(id));
  const items = [...others, ...changes.flatMap((change) => change[side] ?? [])];
  return {
    ...frame,
    items: items.toSorted((a, b) => compareInstants(a.effectiveDueDate, b.effectiveDueDate) || a.id - b.id),
  };
}

function verdictOf(frame: ClassFrame, student: StudentFacts, now: Instant): GraduationVerdict {
  const requirements = judgeRequirements(toGraduationRecord(frame, student), now);
  const average = requirements.find(({ id }) => id === 'average')?.value ?? null;
  return { standing: judgeStanding(requirements), letter: average === null ? null : letterForAverage(average) };
}

/** A student whose average letter or verdict changes. */
export interface ChangedVerdict {
  readonly studentEnrollmentId: number;
  readonly from: GraduationVerdict;
  readonly to: GraduationVerdict;
}

/** Finds the students whose verdict changes along with a class, by the same rules as every other page. ADM-099 */
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

const itemsFor = (frame: ClassFrame, item: ClassItem | null, student: StudentFacts): GraduationItem[] =>
  item === null ? [] : toGraduationRecord({ ...frame, items: [item] }, student).items;
const isLateFor = (frame: ClassFrame, item: ClassItem | null, student: StudentFacts): boolean =>
  itemsFor(frame, item, student).some(isLate);
const isOverdueFor = (frame: ClassFrame, item: ClassItem | null, student: StudentFacts, now: Instant): boolean =>
  itemsFor(frame, item, student).some((each) => isOverdue(each, now));

/** Tells whether an item that counts before and after gets another due date. */
export const isMoved = (change: ItemChange): change is { before: ClassItem; after: ClassItem } =>
  change.before !== null && change.after !== null && change.before.effectiveDueDate !== change.after.effectiveDueDate;

/**
 * Works out what happens to the active students when items of their class change, by applying the rules of the other
 * pages before and after. ADM-094, ADM-097, ADM-099, ADM-100
 */
export function planConsequences(
  frame: ClassFrame,
  students: readonly StudentFacts[],
  changes: readonly ItemChange[],
  now: Instant,
): Omit<AssignmentConsequences, 'verdicts' | 'studentsSee'> & {
  verdicts: ChangedVerdict[];
} {
  const active = students.filter((student) => student.active);
  const late = (from: Side, to: Side) =>
    changes.flatMap((change) =>
      active.filter((student) => isLateFor(frame, change[to], student) && !isLateFor(frame, change[from], student)),
    ).length;
  const overdue = (from: Side, to: Side) =>
    active.filter((student) =>
      changes.some(
        (change) => isOverdueFor(frame, change[to], student, now) && !isOverdueFor(frame, change[from], student, now),
      ),
    ).length;
  const [was, will] = [frameWith(frame, changes, 'before'), frameWith(frame, changes, 'after')];
  return {
    submissionsBecomeLate: late('before', 'after'),
    submissionsNoLongerLate: late('after', 'before'),
    studentsBecomeOverdue: overdue('before', 'after'),
    studentsNoLongerOverdue: overdue('after', 'before'),
    studentsTold: changes.some(isMoved) ? active.length : 0,
    verdicts: changedVerdicts(was, will, active, now),
  };
}
