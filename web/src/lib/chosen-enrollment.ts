import { storedUser } from './auth-session.ts';
import { currentPreview } from './preview.ts';
import { local, perTab } from './storage.ts';

const KEY = 'enrollmentId';
const OWNER = 'enrollmentUserId';

type Store = typeof local;

/**
 * Reads the choice; null for anybody other than the person who made it: the next person at the same browser has
 * different classes.
 */
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
 * Returns the class of this tab; in a new tab, the class last chosen in this browser. The server confirms it first.
 * D-052, D-205
 */
export const chosenEnrollmentId = (): number | null => chosenIn(perTab) ?? chosenIn(local);

/** Stores a choice: for this tab, for new tabs and for the same person's next visit. D-205 */
export function chooseEnrollment(enrollmentId: number) {
  keepIn(perTab, enrollmentId);
  keepIn(local, enrollmentId);
}

/** New tabs will show this class; the present one keeps its own. D-205 */
export const chooseForNewTabs = (enrollmentId: number): void => keepIn(local, enrollmentId);

/** This tab will show the class, whatever another tab chooses; new tabs are not affected. D-205 */
export function stayInEnrollment(enrollmentId: number) {
  keepIn(perTab, enrollmentId);
  if (chosenIn(local) === null && !currentPreview()) keepIn(local, enrollmentId);
}

/** Lets this tab start again with the class last chosen in this browser. */
export const forgetTabsChoice = (): void => forgetIn(perTab);

/** Forgets the choice, at logout or if the server no longer knows the class. */
export function forgetEnrollment() {
  forgetIn(perTab);
  forgetIn(local);
}
