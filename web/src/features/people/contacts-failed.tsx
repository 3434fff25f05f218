import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** The contacts could not be had. */
export const ContactsFailed = (failed: RouteError) => (
  <LoadFailed {...failed} page="Class Contacts" title="Class contacts could not be loaded. Please try again." />
);
