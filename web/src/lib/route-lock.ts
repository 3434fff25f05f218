import { local, perTab } from './storage.ts';

const LOCK = 'routeLock';
/** The storage key that says for which enrollment the lock holds, and what is asked there. */
const LOCK_FOR = 'routeLockFor';
/** The storage key of what somebody chose to leave for the dashboard instead, in all tabs of this browser. */
const LEFT = 'routesLeft';
/** Help stays open while somebody is locked into a survey. D-046 */
const STAY_OPEN = ['/support', '/casesuccess', '/unauthorized'];

/** A demand that holds a person at a path: for one enrollment, since another may ask the same. */
export interface RouteDemand {
  readonly enrollmentId: number;
  /** Names what is asked, which a path alone may not. */
  readonly key: string;
}
const nameOf = ({ enrollmentId, key }: RouteDemand) => `${enrollmentId}/${key}`;
const left = (): string[] => local.get(LEFT)?.split('\n') ?? [];

/** Returns the path at which this tab holds the person, unless it was left in another one. */
function heldAt(): string | null {
  if (left().includes(perTab.get(LOCK_FOR) ?? '')) openRoute();
  return perTab.get(LOCK);
}
const pathOf = (lock: string) => lock.split(/[?#]/)[0];

/**
 * Returns the path that opens in place of a private one while a lock holds the person there, or null. SHELL-009, D-046
 */
export function lockedAway(pathname: string): string | null {
  const lock = heldAt();
  if (lock === null || STAY_OPEN.includes(pathname)) return null;
  return pathOf(lock) === pathname ? null : lock;
}

/**
 * Drops a lock that was set for another enrollment than the one that stands now: it has ended, or is another's.
 * @param enrollmentId null where the person has none that could be asked
 * @returns the path at which nothing holds any more
 */
export function dropForeignLock(enrollmentId: number | null): string | null {
  const lock = heldAt();
  const owner = perTab.get(LOCK_FOR);
  if (lock === null || (enrollmentId !== null && (owner?.startsWith(`${enrollmentId}/`) ?? true))) return null;
  openRoute();
  return pathOf(lock) ?? null;
}

/**
 * Holds the person at a path. What was left once does not lock again until logout.
 * @returns whether it holds. SURV-043, D-046
 */
export function lockRoute(path: string, asked: RouteDemand): boolean {
  if (left().includes(nameOf(asked))) return false;
  perTab.set(LOCK, path);
  perTab.set(LOCK_FOR, nameOf(asked));
  return true;
}

/** Ends the lock: the person may go elsewhere again. */
export function openRoute() {
  perTab.remove(LOCK);
  perTab.remove(LOCK_FOR);
}

/** The person goes on to the dashboard: the way is free, and stays so for what was asked here. D-046 */
export function unlockRoute(asked: RouteDemand) {
  openRoute();
  local.set(LEFT, [...new Set([...left(), nameOf(asked)])].join('\n'));
}

/** A new person begins without a lock. */
export function releaseRoute() {
  openRoute();
  local.remove(LEFT);
}
