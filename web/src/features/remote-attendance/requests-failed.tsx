import { LOADING_FAILED } from '@bcs/contract/features/remote-attendance/sentences';
import { UnknownSession } from '#features/sessions/unknown-session.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** The page that is shown if remote attendance could not be loaded, or if the session does not exist. REM-018 */
export function RequestsFailed(failed: RouteError & { readonly page: string }) {
  const unknown = failed.error instanceof CallFailed && failed.error.status === 404;
  return unknown ? <UnknownSession page={failed.page} /> : <LoadFailed {...failed} title={LOADING_FAILED} />;
}
