import { LoadFailed, type Failed } from '#lib/load-failed.tsx';

/** The contacts could not be had. */
export const ContactsFailed = (failed: Failed) => (
  <LoadFailed {...failed} page="Class Contacts" title="Class contacts could not be loaded. Please try again." />
);
