import type { AnyRouter } from '@tanstack/react-router';
import { rememberLocation } from '#features/identity/remembered-location.ts';
import { pageLoad } from '#lib/page-load.ts';
import { endedSession, endSession, type EndedSignIn } from '#lib/auth-session-end.ts';
import { isSignedIn, storedUser } from '#lib/auth-session.ts';
import { resumeAfterLogin } from './resume-after-login.ts';

/**
 * Follows another tab that has signed in or out. After a logout nothing may stay on the screen, nor act for somebody
 * else. An expired session is renewed over the page, in whichever tab.
 */
export function followOtherTab(loggedOut: boolean, person: EndedSignIn, router: AnyRouter): unknown {
  if (loggedOut && endedSession.current()) {
    // this session had expired: the person who logs in again wants to return here
    rememberLocation(router.state.location.href);
    return pageLoad.to('/login');
  }
  if (loggedOut) return pageLoad.to('/');
  if (!isSignedIn()) return endSession(person);
  if (storedUser()?.userId !== person.userId) return pageLoad.to('/');
  return endedSession.current() && resumeAfterLogin(router);
}
