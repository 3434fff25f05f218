import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { isStudent } from '@bcs/contract/kernel/roles';
import { leaveLoginNotice } from '#features/identity/login-notice.ts';
import { rememberLocation } from '#features/identity/remembered-location.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { dropForeignLock, lockedAway } from '#lib/route-lock.ts';
import { resumeSession } from '#lib/auth-session-end.ts';
import { serverNow } from '#lib/server-clock.ts';
import { parseId, stringifySearch } from '#lib/search.ts';
import { isSignedIn } from '#lib/auth-session.ts';
import { enter, pickerPath, type Entered } from './entry.ts';
import { mayOpen, type Screen } from './screen.ts';

export interface GuardedVisit {
  readonly client: QueryClient;
  readonly pathname: string;
  /** Path, query and hash. */
  readonly href: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash: string;
  /** The facts about the screen; undefined where the path leads to none. */
  readonly screen: Screen | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Only looked at beforehand: nothing may be remembered. */
  readonly preload: boolean;
}

/** Stands before every private screen: signed in, not locked elsewhere, in a class, with the right role. */
export async function guard(asked: GuardedVisit): Promise<Entered> {
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
    // Nothing was open yet that could be gone on with: the login itself tells what happened
    resumeSession();
    remember();
    leaveLoginNotice('sessionExpired');
    throw redirect({ to: '/login' });
  });
  // read once: from here on the tab itself knows its class
  if (named !== undefined)
    throw redirect({ href: pathname + stringifySearch(search) + (hash && `#${hash}`), replace: true });
  const { info, viewer } = entered;
  // only students are asked, and only for the class in which they were asked does anything hold them
  const fallen = dropForeignLock(viewer && isStudent(viewer.role) ? viewer.enrollmentId : null);
  if (fallen === pathname) throw redirect({ to: '/' });
  const lock = lockedAway(pathname);
  if (lock !== null) throw redirect({ href: lock });
  // whoever only administers begins there
  if (!entered.enrolled && info.administers && screen?.needsEnrollment !== false) throw redirect({ to: '/admin' });
  if (!screen || !entered.enrolled) return entered;
  if (!viewer && screen.needsClass !== false) {
    remember();
    throw redirect({ href: pickerPath(info) });
  }
  if (viewer && !mayOpen(screen, viewer, params, serverNow())) throw redirect({ to: '/unauthorized' });
  return entered;
}
