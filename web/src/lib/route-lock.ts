import { local, perTab } from './storage.ts';

const LOCK = 'routeLock';
/** The storage key for the enrollment to which the lock applies, and its reason. */
const LOCK_FOR = 'routeLockFor';
/** The storage key for the locks that the person has left for the dashboard, shared by all tabs of this browser. */
const LEFT = 'routesLeft';
/** Support stays open while somebody is locked to a survey. D-046 */
const STAY_OPEN = ['/support', '/casesuccess', '/unauthorized'];

/** A demand that locks a person to a path: for one enrollment, since another may demand the same. */
export interface RouteDemand {
  readonly enrollmentId: number;
  /** Names the demand, which a path alone may not do. */
  readonly key: string;
}
const nameOf = ({ enrollmentId, key }: RouteDemand) => `${enrollmentId}/${key}`;
const left = (): string[] => local.get(LEFT)?.split('\n') ?? [];

/** Returns the path to which this tab is locked, unless the person has left it in another tab. */
function heldAt(): string | null {
  if (left().includes(perTab.get(LOCK_FOR) ?? '')) openRoute();
  return perTab.get(LOCK);
}
const pathOf = (lock: string) => lock.split(/[?#]/)[0];

/** Returns the path that opens in place of a private one while the person is locked to it, or null. SHELL-009, D-046 */
export function lockedPath(pathname: string): string | null {
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
 * Locks the person to a path. A demand that was left once does not lock again until logout.
 * @returns whether it locks. SURV-043, D-046
 */
export function lockRoute(path: string, asked: RouteDemand): boolean {
  if (left().includes(nameOf(asked))) return false;
  perTab.set(LOCK, path);
  perTab.set(LOCK_FOR, nameOf(asked));
  return true;
}

/** Ends the lock, so that the person may go elsewhere. */
export function openRoute() {
  perTab.remove(LOCK);
  perTab.remove(LOCK_FOR);
}

/** Called when the person continues to the dashboard: this demand no longer locks them. D-046 */
export function unlockRoute(asked: RouteDemand) {
  openRoute();
  local.set(LEFT, [...new Set([...left(), nameOf(asked)])].join('\n'));
}

/** Removes all locks for a new person. */
export function releaseRoute() {
  openRoute();
  local.remove(LEFT);
}
