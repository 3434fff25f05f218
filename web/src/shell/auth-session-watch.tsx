import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useIdleWatch } from '#features/identity/idle-watch.ts';
import { LISTEN_DELAY } from '#lib/at-rest.ts';
import { setDraftOwner } from '#lib/draft-owner.ts';
import { cancelRequests, endedSession } from '#lib/auth-session-end.ts';
import { onSessionElsewhere } from '#lib/auth-session.ts';
import type { MyInfo } from './entry.ts';

// seldom needed, so they are loaded on demand, or with the rest of prefetch-for-later.ts
const Verifying = lazy(() => import('./verifying.tsx').then((file) => ({ default: file.Verifying })));
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })));

/**
 * Starts listening after the first view: the server then reports changes made before that. Returns a function that
 * stops it.
 */
function listenSoon(): () => void {
  let stop: (() => void) | null | undefined;
  const begin = async () => {
    const { subscribe } = await import('#lib/realtime.ts');
    if (stop === undefined) stop = subscribe();
  };
  const timer = setTimeout(() => void begin(), LISTEN_DELAY.ms);
  return () => {
    clearTimeout(timer);
    stop?.();
    stop = null;
  };
}

/** The background work of every private page: changes from the server, the state of the session, other tabs, drafts. */
export function SessionWatch({ info: { userInfo, draftKey } }: { info: MyInfo }) {
  const router = useRouter();
  const verifying = useIdleWatch();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.current, () => null);
  useEffect(listenSoon, []);
  useEffect(() => setDraftOwner(userInfo.userId, draftKey), [userInfo.userId, draftKey]);
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
