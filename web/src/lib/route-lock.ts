import { perTab } from './storage.ts';

const LOCK = 'routeLock';
/** Where somebody chose to go on to the dashboard instead. */
const LEFT = 'routesLeft';
/** Help stays open while somebody is locked into a survey. D-046 */
const STAY_OPEN = ['/support', '/casesuccess', '/unauthorized'];

/** Where a private path leads instead while a lock holds the person at another, or null. SHELL-009, D-046 */
export function lockedAway(pathname: string): string | null {
  const lock = perTab.get(LOCK);
  if (lock === null || STAY_OPEN.includes(pathname)) return null;
  return lock.split(/[?#]/)[0] === pathname ? null : lock;
}

const left = (): string[] => perTab.get(LEFT)?.split('\n') ?? [];

/**
 * Holds the person at a path. What was left once does not lock again in this browser session.
 * @param key names what is asked there, which a path alone may not
 * @returns whether it holds. SURV-043, D-046
 */
export function lockRoute(path: string, key: string): boolean {
  if (left().includes(key)) return false;
  perTab.set(LOCK, path);
  return true;
}

/** It is done: the way is free. */
export const openRoute = () => perTab.remove(LOCK);

/** The person goes on to the dashboard: the way is free, and stays so for what was asked here. D-046 */
export function leaveRoute(key: string) {
  openRoute();
  perTab.set(LEFT, [...new Set([...left(), key])].join('\n'));
}

/** A new person begins without a lock. */
export function releaseRoute() {
  openRoute();
  perTab.remove(LEFT);
}
