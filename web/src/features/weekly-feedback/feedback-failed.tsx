import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

export const FeedbackFailed = (failed: RouteError) => (
  <LoadFailed
    {...failed}
    page="Weekly Feedback"
    title="The weekly feedback could not be loaded. Please try again. If the problem persists, please contact BCS Support."
  />
);
