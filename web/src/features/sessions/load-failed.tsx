import { Navigate } from '@tanstack/react-router';
import { VIDEOS_NOT_LOADED } from '@bcs/contract/features/sessions/video-url';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError, type FailedPage } from '#lib/load-failed.tsx';
import { allSessions, UnknownSession } from './unknown-session.tsx';

/** SESS-104, D-078 */
export const SessionListFailed = (failed: RouteError) => (
  <LoadFailed
    {...failed}
    page="Sessions"
    title="We're sorry, a system error occurred and sessions could not be loaded."
  />
);

/**
 * The page in place of one about a session that did not load. It says first that there is no such session, or that it
 * is not for the reader, as where the cohort hides careers. SESS-094, T-09, D-017
 */
function AboutOneSession(failed: RouteError & FailedPage & { readonly page: string }) {
  const status = failed.error instanceof CallFailed ? failed.error.status : null;
  if (status === 403) return <Navigate to="/unauthorized" replace />;
  if (status !== 404) return <LoadFailed {...failed} />;
  return <UnknownSession page={failed.page} />;
}

/** SESS-100, T-12 */
export const SessionFailed = (failed: RouteError) => (
  <AboutOneSession
    {...failed}
    page="Session Details"
    title="Your selected session could not be loaded. Please try again. If the problem persists please reach out to BCS Support"
    action={allSessions}
  />
);

/** SESS-099, T-11 */
export const SelectedVideosFailed = (failed: RouteError) => (
  <AboutOneSession
    {...failed}
    page="Edit Session Videos"
    title="Your selected videos could not be loaded. Please try again. If the problem persists please reach out to BCS Support"
  />
);

/** SESS-102, T-14 */
export const VideosFailed = (failed: RouteError) => (
  <AboutOneSession {...failed} page="Session Video" title={VIDEOS_NOT_LOADED} />
);
