import { store } from '#kit/store.ts';
import { clearSession, storedUser } from './auth-session.ts';

/** The person whose session has ended while the page was open. */
export type EndedSignIn = { userId: number | null; userName: string };

/** Watched by the dialog that offers to sign in again in place. */
export const endedSession = store<EndedSignIn | null>(null);

let running = new AbortController();
/** Ends with the session; every request listens to it. */
export const whileSessionLasts = (): AbortSignal => running.signal;

/** Gives up what is still being asked: each of them fails as a session that is over. AUTH-076 */
export function cancelRequests() {
  running.abort();
  running = new AbortController();
}

/**
 * The server no longer knows the session: running requests are cancelled, the user is logged out and told so.
 * Drafts stay, encrypted, for the same person. AUTH-076, AUTH-077, AUTH-078, AUTH-079
 */
export function endSession(user: EndedSignIn | null = storedUser()) {
  clearSession();
  cancelRequests();
  if (user && endedSession.current() === null) endedSession.set({ userId: user.userId, userName: user.userName });
}

/** Somebody has signed in again. */
export const resumeSession = () => endedSession.set(null);
