import { CallFailed } from './call-failed.ts';
import { LoadFailed, type FailedPage, type RouteError } from './load-failed.tsx';
import { UnknownPage } from './unknown-page.tsx';

/**
 * `LoadFailed` for pages about something that may not exist: that is not there at the next try either. It stands apart from
 * it because the dashboard is about nothing of the kind, and is to arrive quickly.
 */
export const MissingOrFailed = (failed: RouteError & FailedPage) =>
  failed.error instanceof CallFailed && failed.error.status === 404 ? <UnknownPage /> : <LoadFailed {...failed} />;
