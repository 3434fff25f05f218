import { perTab } from './storage.ts';

const LOCK = 'routeLock';
/** Help stays open while somebody is locked into a survey. D-046 */
const STAY_OPEN = ['/support', '/casesuccess', '/unauthorized'];

/** Where a private path leads instead while a lock holds the person at another, or null. SHELL-009, D-046 */
export function lockedAway(pathname: string): string | null {
  const lock = perTab.get(LOCK);
  if (lock === null || STAY_OPEN.includes(pathname)) return null;
  return lock.split(/[?#]/)[0] === pathname ? null : lock;
}

/** A new person begins without a lock. */
export const releaseRoute = () => perTab.remove(LOCK);
