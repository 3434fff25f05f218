import { perTab } from './storage.ts';

const LOCK = 'routeLock';
const CONTINUED = 'continuedSurveys';
/** Help stays open while somebody is locked into a survey. D-046 */
const STAY_OPEN = ['/support', '/casesuccess', '/unauthorized'];

/** The path that the person is held at, or null. SHELL-009 */
export const lockedPath = (): string | null => perTab.get(LOCK);

/** Holds the person at a path until it is released; every other private path leads there. */
export const lockRoute = (path: string) => perTab.set(LOCK, path);

/** Success, 'Continue to the Dashboard' or logout. D-046 */
export const releaseRoute = () => perTab.remove(LOCK);

/** Where a private path leads instead while a lock holds, or null. */
export function lockedAway(pathname: string): string | null {
  const lock = lockedPath();
  if (lock === null || STAY_OPEN.includes(pathname)) return null;
  return lock.split(/[?#]/)[0] === pathname ? null : lock;
}

const continued = (): string[] => JSON.parse(perTab.get(CONTINUED) ?? '[]') as string[];

/** 'Continue to the Dashboard': the same survey does not lock again in this browser session. D-046 */
export function continueWithout(survey: string) {
  releaseRoute();
  perTab.set(CONTINUED, JSON.stringify([...new Set([...continued(), survey])]));
}

/** Whether a survey may lock: nobody has chosen to go on without it. */
export const mayLock = (survey: string): boolean => !continued().includes(survey);

/** A new person begins without locks. */
export function forgetLocks() {
  releaseRoute();
  perTab.remove(CONTINUED);
}
