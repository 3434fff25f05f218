import { local } from './storage.ts';

const KEY = 'enrollmentId';

/** The class that was chosen last on this browser; the server is asked before it counts. D-052 */
export function chosenEnrollmentId(): number | null {
  const id = Number(local.get(KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Remembers the class for the next visit. */
export const chooseEnrollment = (enrollmentId: number) => local.set(KEY, String(enrollmentId));

/** Forgets it, at logout or when the server no longer knows it. */
export const forgetEnrollment = () => local.remove(KEY);
