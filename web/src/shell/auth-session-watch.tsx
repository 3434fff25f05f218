import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useIdleWatch } from '#features/identity/idle-watch.ts';
import { LISTEN_AFTER } from '#lib/at-rest.ts';
import { ownDrafts } from '#lib/draft-owner.ts';
import { cancelRequests, endedSession } from '#lib/auth-session-end.ts';
import { onSessionElsewhere } from '#lib/auth-session.ts';
import type { MyInfo } from './entry.ts';

// Seldom needed, so they come when they are, or with the rest of prefetch-for-later.ts
const Verifying = lazy(() => import('./verifying.tsx').then((file) => ({ default: file.Verifying })));
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })));

/** The first view comes first: what changes before the page listens, the server says then. Answers how to stop. */
function listenSoon(): () => void {
  let stop: (() => void) | null | undefined;
  const begin = async () => {
    const { subscribe } = await import('#lib/realtime.ts');
    if (stop === undefined) stop = subscribe();
  };
  const timer = setTimeout(() => void begin(), LISTEN_AFTER.ms);
  return () => {
    clearTimeout(timer);
    stop?.();
    stop = null;
  };
}

/** The work behind every private page: changes from the server, the session's health, other tabs, drafts. */
export function SessionWatch({ info: { userInfo, draftKey } }: { info: MyInfo }) {
  const router = useRouter();
  const verifying = useIdleWatch();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.current, () => null);
  useEffect(listenSoon, []);
  useEffect(() => ownDrafts(userInfo.userId, draftKey), [userInfo.userId, draftKey]);
  useEffect(() => {
    const { userId, username: userName } = userInfo;
    return onSessionElsewhere((loggedOut) => {
      if (loggedOut) cancelRequests();
      void import('./other-tab.ts').then((tab) => tab.followOtherTab(loggedOut, { userId, userName }, router));
    });
  }, [userInfo, router]);
  return (
    <>
      <Suspense>{verifying && <Verifying />}</Suspense>
      <Suspense>{ended && <SignInAgain ended={ended} />}</Suspense>
    </>
  );
}
