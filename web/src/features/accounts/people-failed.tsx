import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** A list or a page of administration could not be loaded. */
export const AdminLoadFailed = (failed: RouteError) => (
  <LoadFailed {...failed} page="People" title="We could not load this page. Please try again." />
);
