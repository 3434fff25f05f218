import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** The form or the desk could not be loaded. */
export const SupportFailed = (failed: RouteError) => (
  <LoadFailed {...failed} page="Support" title="We could not load this page. Please try again." />
);
