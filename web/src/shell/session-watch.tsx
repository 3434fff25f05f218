import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useIdleWatch } from '#features/identity/idle-watch.ts';
import { ownDrafts } from '#lib/draft-owner.ts';
import { pageLoad } from '#lib/page-load.ts';
import { hearNews } from '#lib/realtime.ts';
import { endedSession } from '#lib/session-end.ts';
import { onSessionElsewhere, storedUser } from '#lib/session.ts';
import type { MyInfo } from './entry.ts';

// Seldom needed, so they come when they are, or with the rest of stock-up.ts
const Verifying = lazy(() => import('./verifying.tsx').then((file) => ({ default: file.Verifying })));
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })));

/** What goes on behind every private page: news from the server, the session's health, other tabs, drafts. */
export function SessionWatch({ info: { userInfo, draftKey } }: { info: MyInfo }) {
  const verifying = useIdleWatch();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.current, () => null);
  useEffect(hearNews, []);
  useEffect(() => ownDrafts(userInfo.userId, draftKey), [userInfo.userId, draftKey]);
  useEffect(() => {
    const here = storedUser()?.userId;
    // Another tab has signed out or is somebody else now: this one must not act in that name
    return onSessionElsewhere(() => {
      if (storedUser()?.userId !== here) pageLoad.to('/');
    });
  }, []);
  return (
    <>
      <Suspense>{verifying && <Verifying />}</Suspense>
      <Suspense>{ended && <SignInAgain ended={ended} />}</Suspense>
    </>
  );
}
