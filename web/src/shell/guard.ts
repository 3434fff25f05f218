import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isStudent } from '@bcs/contract/kernel/roles';
import { leaveLoginNotice } from '#features/identity/login-notice.ts';
import { rememberLocation } from '#features/identity/remembered-location.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { dropForeignLock, lockedPath } from '#lib/route-lock.ts';
import { resumeSession } from '#lib/auth-session-end.ts';
import { serverNow } from '#lib/server-clock.ts';
import { parseId, stringifySearch } from '#lib/search.ts';
import { isSignedIn } from '#lib/auth-session.ts';
import { enter, pickerPath, type EntryFacts } from './entry.ts';
import { mayOpen, type Screen } from './screen.ts';

export interface GuardedVisit {
  readonly client: QueryClient;
  readonly pathname: string;
  /** The path, query and hash. */
  readonly href: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash: string;
  /** The facts about the screen; undefined if the path leads to none. */
  readonly screen: Screen | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** True for a preload: nothing may be remembered. */
  readonly preload: boolean;
}

/**
 * Runs before every private screen: the person is signed in, not locked elsewhere, in a class, and has the right role.
 */
export async function guard(asked: GuardedVisit): Promise<EntryFacts> {
  const { pathname, href, hash, screen, params, preload } = asked;
  const { enrollment: named, ...search } = asked.search;
  const remember = () => {
    if (!preload) rememberLocation(href);
  };
  if (!isSignedIn()) {
    remember();
    throw redirect({ to: '/login' });
  }
  const entered = await enter(asked.client, preload ? undefined : parseId(named)).catch((error: unknown) => {
    if (!(error instanceof CallFailed) || error.status !== 401) throw error;
    // no page was open to continue with: the login itself says what happened
    resumeSession();
    remember();
    leaveLoginNotice('sessionExpired');
    throw redirect({ to: '/login' });
  });
  // read once: from now on the tab itself stores its class
  if (named !== undefined)
    throw redirect({ href: pathname + stringifySearch(search) + (hash && `#${hash}`), replace: true });
  const { info, viewer } = entered;
  // only students get surveys, and a survey locks them only in its class
  const fallen = dropForeignLock(viewer && isStudent(viewer.role) ? viewer.enrollmentId : null);
  if (fallen === pathname) throw redirect({ to: '/' });
  const lock = lockedPath(pathname);
  if (lock !== null) throw redirect({ href: lock });
  // people who only administer start there
  if (!entered.enrolled && info.administers && screen?.needsEnrollment !== false) throw redirect({ to: '/admin' });
  if (!screen || !entered.enrolled) return entered;
  if (!viewer && screen.needsClass !== false) {
    remember();
    throw redirect({ href: pickerPath(info) });
  }
  if (viewer && !mayOpen(screen, viewer, params, serverNow())) throw redirect({ to: '/unauthorized' });
  return entered;
}
