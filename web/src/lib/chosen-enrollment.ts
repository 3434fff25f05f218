import { storedUser } from './session.ts';
import { local } from './storage.ts';

const KEY = 'enrollmentId';
const OWNER = 'enrollmentUserId';

/**
 * The class that was chosen last on this browser; the server is asked before it counts. D-052
 * Null for anybody else than who chose it: the next person at the same browser has classes of their own.
 */
export function chosenEnrollmentId(): number | null {
  const owner = local.get(OWNER);
  if (owner !== null && owner !== String(storedUser()?.userId)) return null;
  const id = Number(local.get(KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Remembers the class for the next visit of the same person. */
export function chooseEnrollment(enrollmentId: number) {
  local.set(KEY, String(enrollmentId));
  local.set(OWNER, String(storedUser()?.userId));
}

/** Forgets it, at logout or when the server no longer knows it. */
export function forgetEnrollment() {
  local.remove(KEY);
  local.remove(OWNER);
}
