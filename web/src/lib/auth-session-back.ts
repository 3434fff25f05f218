import { endedSession } from './auth-session-end.ts';
import { isSignedIn, storedUser } from './auth-session.ts';

/** Waits while the session is over; true once the same person has signed in again, false for whoever left instead. */
export function untilSessionIsBack(): Promise<boolean> {
  const ended = endedSession.current();
  if (ended === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = endedSession.subscribe(() => {
      if (endedSession.current() !== null) return;
      stop();
      resolve(isSignedIn() && storedUser()?.userId === ended.userId);
    });
  });
}
