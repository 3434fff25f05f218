import { FAILURES } from '@bcs/contract/kernel/failure';
import { perTab } from '#lib/storage.ts';

const KEY = 'loginNotice';

/** The reason why somebody finds themselves at the login. D-041, AUTH-077 */
const NOTICES = {
  passwordChanged: { tone: 'good', text: 'Your password has been changed. Please log in.' },
  sessionExpired: { tone: 'bad', text: FAILURES.UNAUTHENTICATED.message },
} as const;
export type LoginNotice = keyof typeof NOTICES;
export type Notice = (typeof NOTICES)[LoginNotice];

/** Leaves a note for the login screen of this tab. */
export const leaveLoginNotice = (notice: LoginNotice) => perTab.set(KEY, notice);

/** The note, or null. It stays until somebody logs in. */
export function loginNotice(): Notice | null {
  const notice = perTab.get(KEY);
  return notice !== null && Object.hasOwn(NOTICES, notice) ? NOTICES[notice as LoginNotice] : null;
}

/** Removes the note. */
export const clearLoginNotice = () => perTab.remove(KEY);
