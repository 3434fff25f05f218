import { Navigate } from '@tanstack/react-router';
import { VIDEOS_NOT_LOADED } from '@bcs/contract/features/sessions/video-url';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError, type FailedPage } from '#lib/load-failed.tsx';
import { allSessionsLink, UnknownSession } from './unknown-session.tsx';

/** Specified by SESS-104 and D-078. */
export const SessionListFailed = (failed: RouteError) => (
  <LoadFailed
    {...failed}
    page="Sessions"
    title="We're sorry, a system error occurred and sessions could not be loaded."
  />
);

/**
 * The page that replaces one about a session that could not be loaded. It distinguishes sessions that do not exist from
 * those that the reader may not see, as when the cohort hides careers. SESS-094, T-09, D-017
 */
function AboutOneSession(failed: RouteError & FailedPage & { readonly page: string }) {
  const status = failed.error instanceof CallFailed ? failed.error.status : null;
  if (status === 403) return <Navigate to="/unauthorized" replace />;
  if (status !== 404) return <LoadFailed {...failed} />;
  return <UnknownSession page={failed.page} />;
}

/** Specified by SESS-100 and T-12. */
export const SessionFailed = (failed: RouteError) => (
  <AboutOneSession
    {...failed}
    page="Session Details"
    title="Your selected session could not be loaded. Please try again. If the problem persists please reach out to BCS Support"
    action={allSessionsLink}
  />
);

/** Specified by SESS-099 and T-11. */
export const SelectedVideosFailed = (failed: RouteError) => (
  <AboutOneSession
    {...failed}
    page="Edit Session Videos"
    title="Your selected videos could not be loaded. Please try again. If the problem persists please reach out to BCS Support"
  />
);

/** Specified by SESS-102 and T-14. */
export const VideosFailed = (failed: RouteError) => (
  <AboutOneSession {...failed} page="Session Video" title={VIDEOS_NOT_LOADED} />
);
