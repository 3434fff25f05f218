import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useIdleWatch } from '#features/identity/idle-watch.ts';
import { Spinner } from '#kit/spinner.tsx';
import { unlockVault } from '#lib/draft-vault.ts';
import { pageLoad } from '#lib/page-load.ts';
import { hearNews } from '#lib/realtime.ts';
import { endedSession } from '#lib/session-end.ts';
import { onSessionElsewhere, storedUser } from '#lib/session.ts';
import type { MyInfo } from './entry.ts';

// Seldom needed, so it comes when it is
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((file) => ({ default: file.SignInAgain })));

/** What goes on behind every private page: news from the server, the session's health, other tabs, drafts. */
export function SessionWatch({ info: { userInfo, draftKey } }: { info: MyInfo }) {
  const verifying = useIdleWatch();
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.current, () => null);
  useEffect(hearNews, []);
  useEffect(() => unlockVault(userInfo.userId, draftKey), [userInfo.userId, draftKey]);
  useEffect(() => {
    const here = storedUser()?.userId;
    // Another tab has signed out or is somebody else now: this one must not act in that name
    return onSessionElsewhere(() => {
      if (storedUser()?.userId !== here) pageLoad.to('/');
    });
  }, []);
  return (
    <>
      {verifying && (
        <div className="fixed inset-0 z-40 grid place-items-center bg-canvas/80 backdrop-blur-sm">
          <p
            role="status"
            className="flex items-center gap-3 rounded-card bg-surface px-6 py-5 font-semibold shadow-pop"
          >
            <Spinner size={20} />
            Verifying your session...
          </p>
        </div>
      )}
      <Suspense>{ended && <SignInAgain ended={ended} />}</Suspense>
    </>
  );
}
