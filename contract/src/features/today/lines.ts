import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import { LINES } from './kinds.ts';
import type { WaitingTasks } from './rules.ts';
import type { LineKind } from './model.ts';

/** The tasks of one kind that wait in one class, shown as one link. SUCC-009 */
export interface WaitingLine extends WaitingTasks {
  readonly enrollmentId: number;
  readonly courseId: number;
  readonly kind: LineKind;
  /** True if these are tasks of others, of which only the number is shown. SUCC-014 */
  readonly readOnly: boolean;
}

/** The key that identifies a line. */
export const lineKey = ({
  enrollmentId,
  kind,
  objectId,
}: Pick<WaitingLine, 'enrollmentId' | 'kind' | 'objectId'>): string => `${enrollmentId}/${kind}/${objectId ?? ''}`;

/** A moment after all others, so that lines without one come last. */
const NEVER: Instant = '9999-12-31T23:59:59.999Z';
/** Deadlines further in the future than this do not matter yet. D-240 */
const NEAR = 7 * 24 * HOUR;

type OrderedLine = Pick<WaitingLine, 'kind' | 'due' | 'since'>;

const isDueSoon = ({ due }: OrderedLine, now: Instant) => due !== null && due > now && due <= plus(now, NEAR);

/** The rank of a line: people who wait, near deadlines, other work, settings. D-240 */
function rankOf(line: OrderedLine, now: Instant): number {
  const { about } = LINES[line.kind];
  if (about === 'people') return 0;
  if (isDueSoon(line, now)) return 1;
  return about === 'setting' ? 3 : 2;
}

/**
 * Compares lines: people who wait come first, the longest wait leading; then what is due within seven days, the most
 * urgent leading; then other work by age; and settings last. SUCC-017, D-240
 */
export const compareLines =
  (now: Instant) =>
  (a: OrderedLine, b: OrderedLine): number => {
    const rank = rankOf(a, now);
    const byDue = rank === 1 ? compareInstants(a.due ?? NEVER, b.due ?? NEVER) : 0;
    return rank - rankOf(b, now) || byDue || compareInstants(a.since ?? NEVER, b.since ?? NEVER);
  };

export interface LinesOfClass<Each> {
  readonly enrollmentId: number;
  readonly lines: readonly Each[];
}

/** Sorts lines by class: the chosen class first, then the one with the most urgent line. SUCC-007, SUCC-017 */
export function sortByClass<Each extends OrderedLine & Pick<WaitingLine, 'enrollmentId'>>(
  lines: readonly Each[],
  chosen: number,
  now: Instant,
): LinesOfClass<Each>[] {
  const groups = Map.groupBy(lines.toSorted(compareLines(now)), ({ enrollmentId }) => enrollmentId);
  return [...groups]
    .map(([enrollmentId, of]) => ({ enrollmentId, lines: of }))
    .toSorted((a, b) => Number(b.enrollmentId === chosen) - Number(a.enrollmentId === chosen));
}

/**
 * The lines to show when new ones arrive while focus or pointer is on a line: everything down to that line stays in
 * place, and the rest is sorted again. Lines that are done remain visible until then. SUCC-020
 */
export function holdLines<Each extends Pick<WaitingLine, 'enrollmentId' | 'kind' | 'objectId'>>(
  shown: readonly Each[],
  now: readonly Each[],
  held: string | null,
): { readonly line: Each; readonly settled: boolean }[] {
  const at = shown.findIndex((line) => lineKey(line) === held);
  const stay = shown.slice(0, at + 1);
  const current = new Map(now.map((line) => [lineKey(line), line]));
  const kept = new Set(stay.map(lineKey));
  return [
    ...stay.map((line) => ({ line: current.get(lineKey(line)) ?? line, settled: !current.has(lineKey(line)) })),
    ...now.filter((line) => !kept.has(lineKey(line))).map((line) => ({ line, settled: false })),
  ];
}
