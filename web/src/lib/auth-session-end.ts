import { store } from '#kit/store.ts';
import { clearSession, storedUser } from './auth-session.ts';

/** The person whose session has ended while the page was open. */
export type EndedSignIn = { userId: number | null; userName: string };

/** Watched by the dialog that lets the person sign in again without leaving the page. */
export const endedSession = store<EndedSignIn | null>(null);

let running = new AbortController();
/** Aborts when the session ends; every request listens to it. */
export const whileSessionLasts = (): AbortSignal => running.signal;

/** Cancels running requests: each of them fails because the session is over. AUTH-076 */
export function cancelRequests() {
  running.abort();
  running = new AbortController();
}

/**
 * Handles a session that the server no longer knows: running requests are cancelled, and the user is logged out and
 * informed. Drafts are kept, encrypted, for the same person. AUTH-076, AUTH-077, AUTH-078, AUTH-079
 */
export function endSession(user: EndedSignIn | null = storedUser()) {
  clearSession();
  cancelRequests();
  if (user && endedSession.current() === null) endedSession.set({ userId: user.userId, userName: user.userName });
}

/** Marks the session as valid again after a login. */
export const resumeSession = () => endedSession.set(null);
