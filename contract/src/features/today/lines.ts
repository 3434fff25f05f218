import { compareInstants, type Instant } from '#kernel/clock';
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

/** Lines with a deadline first, the shortest time left on top; the others by age. SUCC-017 */
export const compareLines = (a: Pick<WaitingLine, 'due' | 'since'>, b: Pick<WaitingLine, 'due' | 'since'>): number =>
  compareInstants(a.due ?? NEVER, b.due ?? NEVER) ||
  (a.due === null ? compareInstants(a.since ?? NEVER, b.since ?? NEVER) : 0);

export interface LinesOfClass<Each> {
  readonly enrollmentId: number;
  readonly lines: readonly Each[];
}

/** Lines by class: the chosen one first, then the one in which something is most urgent. SUCC-007, SUCC-017 */
export function byClass<Each extends Pick<WaitingLine, 'enrollmentId' | 'due' | 'since'>>(
  lines: readonly Each[],
  chosen: number,
): LinesOfClass<Each>[] {
  const groups = Map.groupBy(lines.toSorted(compareLines), ({ enrollmentId }) => enrollmentId);
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
