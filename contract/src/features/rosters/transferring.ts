import type { ClassAdministrator } from '#kernel/ability';
import { HOUR, plus, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { ENROLLMENT_CHANGED, OWN_ENROLLMENT, ALREADY_IN_CLASS, NOT_TO_THIS_CLASS, TRANSFER_OVER } from './failures.ts';

/** The time in which a transfer can be undone. ADM-035 */
export const TRANSFER_UNDO_TIME = 30 * 24 * HOUR;
export const transferUndoableUntil = (madeAt: Instant): Instant => plus(madeAt, TRANSFER_UNDO_TIME);

/** An assignment of the former or the new class. */
export interface TransferAssignment {
  readonly assignmentId: number;
  readonly title: string;
  readonly contextId: 1 | 2;
  /** The key that it has in a curriculum plan; null if it does not come from one. */
  readonly planKey: string | null;
  /** Tells whether the person has submitted work for it. */
  readonly hasWork: boolean;
}
interface Source extends TransferAssignment {
  readonly isGraded: boolean;
}

/** A pair chosen by the caller instead of the proposed one: another assignment, or none. */
interface ChosenPair {
  readonly assignmentId: number;
  readonly to: number | null;
}

/** The outcome of a transfer for the work on one assignment. */
export type TransferVerdict = 'copied' | 'stays' | 'has work there' | 'no work';
export interface TransferPair extends Source {
  readonly to: number | null;
  readonly by: 'plan' | 'title' | 'choice' | null;
  readonly what: TransferVerdict;
}

/** Normalizes a title, because case and blanks do not matter. */
const titleKey = ({ title, contextId }: TransferAssignment) =>
  `${contextId} ${title.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')}`;
const planKey = ({ planKey: key, contextId }: TransferAssignment) => (key === null ? null : `${contextId} ${key}`);

/**
 * Pairs the assignments of two classes: first as chosen, then by their key in a common plan, then by title. Each is
 * paired once, and only with one of the same kind; if several choices name the same assignment, the last one counts.
 * Work that was already submitted in the other class is kept. ADM-035, D-183
 */
export function pairAssignments(
  sources: readonly Source[],
  targets: readonly TransferAssignment[],
  chosen: readonly ChosenPair[],
): TransferPair[] {
  const among = new Map(targets.map((target) => [target.assignmentId, target]));
  const kindOf = new Map(sources.map(({ assignmentId, contextId }) => [assignmentId, contextId]));
  const choices = new Map(chosen.map(({ assignmentId, to }) => [assignmentId, to]));
  const taken = new Map<number, number>();
  for (const { assignmentId, to } of chosen)
    if (to !== null && among.get(to)?.contextId === kindOf.get(assignmentId) && choices.get(assignmentId) === to)
      taken.set(to, assignmentId);
  const proposed = new Map<number, { to: number; by: 'plan' | 'title' }>();
  for (const [by, keyOf] of [
    ['plan', planKey],
    ['title', titleKey],
  ] as const) {
    const free = new Map<string, number[]>();
    for (const target of targets) {
      const key = keyOf(target);
      if (key !== null && !taken.has(target.assignmentId))
        free.set(key, [...(free.get(key) ?? []), target.assignmentId]);
    }
    for (const source of sources) {
      const { assignmentId } = source;
      if (choices.has(assignmentId) || proposed.has(assignmentId)) continue;
      const to = free.get(keyOf(source) ?? '')?.shift();
      if (to === undefined) continue;
      proposed.set(assignmentId, { to, by });
      taken.set(to, assignmentId);
    }
  }
  return sources.map((source) => {
    const { assignmentId } = source;
    const wanted = choices.get(assignmentId) ?? null;
    const own = wanted !== null && taken.get(wanted) === assignmentId ? wanted : null;
    const pair = choices.has(assignmentId) ? { to: own, by: 'choice' as const } : proposed.get(assignmentId);
    const to = pair?.to ?? null;
    return { ...source, to, by: pair?.by ?? null, what: verdictOn(source, to === null ? undefined : among.get(to)) };
  });
}

function verdictOn({ hasWork }: Source, target: TransferAssignment | undefined): TransferVerdict {
  if (!hasWork) return 'no work';
  if (!target) return 'stays';
  return target.hasWork ? 'has work there' : 'copied';
}

/** A person who is about to be transferred. */
export interface TransferFacts {
  readonly accountId: number;
  readonly active: boolean;
  /**
   * The new class; null if none is chosen. `possible` means that it is another class of the same university and
   * administrator that is not over.
   */
  readonly target: { readonly possible: boolean; readonly enrolled: boolean } | null;
}

type By = Pick<ClassAdministrator, 'accountId' | 'byGrant'>;

/** Tells why a person cannot be transferred; nobody transfers themselves without a grant. */
export function refuseTransfer({ accountId, active, target }: TransferFacts, viewer: By): Failure | null {
  if (accountId === viewer.accountId && !viewer.byGrant) return OWN_ENROLLMENT;
  if (!active) return ENROLLMENT_CHANGED;
  if (target === null) return null;
  if (!target.possible) return NOT_TO_THIS_CLASS;
  return target.enrolled ? ALREADY_IN_CLASS : null;
}

/** A transfer that is about to be undone. */
export interface UndoTransferFacts {
  readonly accountId: number;
  /** Tells whether the viewer administers the other class as well. */
  readonly possible: boolean;
  readonly madeAt: Instant;
  readonly undoneAt: Instant | null;
}

export function refuseUndoTransfer(facts: UndoTransferFacts, viewer: By, now: Instant): Failure | null {
  if (facts.accountId === viewer.accountId && !viewer.byGrant) return OWN_ENROLLMENT;
  if (!facts.possible) return NOT_TO_THIS_CLASS;
  return facts.undoneAt !== null || now >= transferUndoableUntil(facts.madeAt) ? TRANSFER_OVER : null;
}
