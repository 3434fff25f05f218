import { LoadFailed, type Failed } from '#lib/load-failed.tsx';

export const FeedbackFailed = (failed: Failed) => (
  <LoadFailed
    {...failed}
    page="Weekly Feedback"
    title="The weekly feedback could not be loaded. Please try again. If the problem persists, please contact BCS Support."
  />
);
