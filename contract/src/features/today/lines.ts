import { compareInstants, HOUR, plus, type Instant } from '#kernel/clock';
import { LINES } from './kinds.ts';
import type { WaitingTasks } from './rules.ts';
import type { LineKind } from './model.ts';

/** The tasks of one kind that wait in one class: one link. SUCC-009 */
export interface WaitingLine extends WaitingTasks {
  readonly enrollmentId: number;
  readonly courseId: number;
  readonly kind: LineKind;
  /** A number of what waits for others. SUCC-014 */
  readonly readOnly: boolean;
}

/** The key by which open lines are distinguished. */
export const lineKey = ({
  enrollmentId,
  kind,
  objectId,
}: Pick<WaitingLine, 'enrollmentId' | 'kind' | 'objectId'>): string => `${enrollmentId}/${kind}/${objectId ?? ''}`;

/** Nothing comes before a moment, so that lines without one come last. */
const NEVER: Instant = '9999-12-31T23:59:59.999Z';
/** A deadline further ahead than this is none yet. D-240 */
const NEAR = 7 * 24 * HOUR;

type OrderedLine = Pick<WaitingLine, 'kind' | 'due' | 'since'>;

const isDueSoon = ({ due }: OrderedLine, now: Instant) => due !== null && due > now && due <= plus(now, NEAR);

/** The place of a line among the others: people who wait, near deadlines, other work, settings. D-240 */
function rankOf(line: OrderedLine, now: Instant): number {
  const { about } = LINES[line.kind];
  if (about === 'people') return 0;
  if (isDueSoon(line, now)) return 1;
  return about === 'setting' ? 3 : 2;
}

/**
 * Compares by what waits: people first, the longest wait on top; then what is due within seven days, the shortest time
 * left on top; then other work by age; settings last. SUCC-017, D-240
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

/** Lines by class: the chosen one first, then the one in which something is most urgent. SUCC-007, SUCC-017 */
export function byClass<Each extends OrderedLine & Pick<WaitingLine, 'enrollmentId'>>(
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
 * The lines to show when new ones have come in while one is held by focus or pointer: everything down to that one stays
 * where it is, the rest takes its new order. Held lines that are settled stay until they are let go. SUCC-020
 */
export function heldLines<Each extends Pick<WaitingLine, 'enrollmentId' | 'kind' | 'objectId'>>(
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
