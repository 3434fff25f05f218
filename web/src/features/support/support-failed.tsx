import { LoadFailed, type Failed } from '#lib/load-failed.tsx';

/** The form or the desk could not be loaded. */
export const SupportFailed = (failed: Failed) => (
  <LoadFailed {...failed} page="Support" title="We could not load this page. Please try again." />
);
