import type { Instant } from '#kernel/clock';
import type { LineFacts, TodayClass } from './facts.ts';
import { LINE_KINDS } from './kinds.ts';
import type { LineKind } from './model.ts';
import type { WaitingLine } from './lines.ts';
import { RULES, lineModeOf } from './rules.ts';

/** The facts by kind; null if they could not be found. SUCC-100 */
export type FoundFacts = { readonly [Kind in LineKind]: LineFacts[Kind] | null };

interface Composed {
  readonly lines: WaitingLine[];
  /** The kinds of tasks that could not be checked for this person. SUCC-100 */
  readonly unchecked: LineKind[];
  /** The errors in rules, for the operator. */
  readonly broken: { readonly kind: LineKind; readonly error: unknown }[];
}

/** Selects the rows of one class, so that a rule never sees those of another. */
const rowsIn = <Row extends { readonly enrollmentId: number }>(rows: readonly Row[], { enrollmentId }: TodayClass) =>
  rows.filter((row) => row.enrollmentId === enrollmentId);

function waitingOf<Kind extends LineKind>(kind: Kind, rows: LineFacts[Kind], of: TodayClass, now: Instant) {
  return RULES[kind](rowsIn<LineFacts[LineKind][number]>(rows, of) as unknown as LineFacts[Kind], of, now);
}

function linesIn(kind: LineKind, rows: LineFacts[LineKind], of: TodayClass, now: Instant): WaitingLine[] {
  const standing = lineModeOf(kind, of);
  if (standing === null) return [];
  const { enrollmentId, courseId } = of;
  return waitingOf(kind, rows as never, of, now).map((waiting) => ({
    ...waiting,
    enrollmentId,
    courseId,
    kind,
    readOnly: standing === 'read-only',
  }));
}

/** Lists a person's tasks in all of their classes. If one kind fails, the others are still shown. SUCC-100 */
export function composeToday(classes: readonly TodayClass[], facts: FoundFacts, now: Instant): Composed {
  const lines: WaitingLine[] = [];
  const unchecked: LineKind[] = [];
  const broken: Composed['broken'] = [];
  for (const kind of LINE_KINDS) {
    if (classes.every((of) => lineModeOf(kind, of) === null)) continue;
    try {
      const rows = facts[kind];
      if (rows === null) unchecked.push(kind);
      else lines.push(...classes.flatMap((of) => linesIn(kind, rows, of, now)));
    } catch (error) {
      unchecked.push(kind);
      broken.push({ kind, error });
    }
  }
  return { lines, unchecked, broken };
}
