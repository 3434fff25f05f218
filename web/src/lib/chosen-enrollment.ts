import { storedUser } from './auth-session.ts';
import { previewed } from './preview.ts';
import { local, perTab } from './storage.ts';

const KEY = 'enrollmentId';
const OWNER = 'enrollmentUserId';

type Store = typeof local;

/** Reads the choice; null for anybody but who made it: the next person at the same browser has classes of their own. */
function chosenIn(store: Store): number | null {
  const owner = store.get(OWNER);
  if (owner !== null && owner !== String(storedUser()?.userId)) return null;
  const id = Number(store.get(KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function keepIn(store: Store, enrollmentId: number) {
  store.set(KEY, String(enrollmentId));
  store.set(OWNER, String(storedUser()?.userId));
}

function forgetIn(store: Store) {
  store.remove(KEY);
  store.remove(OWNER);
}

/**
 * The class of this tab; in a new tab the class last chosen on this browser. The server is asked before it counts.
 * D-052, D-205
 */
export const chosenEnrollmentId = (): number | null => chosenIn(perTab) ?? chosenIn(local);

/** Remembers a choice: for this tab, for new tabs and for the next visit of the same person. D-205 */
export function chooseEnrollment(enrollmentId: number) {
  keepIn(perTab, enrollmentId);
  keepIn(local, enrollmentId);
}

/** A tab that is opened now shows this class; the present one stays in its own. D-205 */
export const chooseForNewTabs = (enrollmentId: number): void => keepIn(local, enrollmentId);

/** This tab shows the class from now on, whatever another tab chooses; that is no choice for new tabs. D-205 */
export function stayInEnrollment(enrollmentId: number) {
  keepIn(perTab, enrollmentId);
  if (chosenIn(local) === null && !previewed()) keepIn(local, enrollmentId);
}

/** This tab begins with the class last chosen on this browser again. */
export const forgetTab = (): void => forgetIn(perTab);

/** Forgets it, at logout or when the server no longer knows it. */
export function forgetEnrollment() {
  forgetIn(perTab);
  forgetIn(local);
}
