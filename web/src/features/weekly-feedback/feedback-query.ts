import type { Instant } from '@bcs/contract/kernel/clock';
import { callQuery } from '#lib/queries.ts';
import type { PageViewer } from '#lib/viewer.ts';
import { weekToBeginWith } from './chosen-week.ts';
import type { FeedbackSearch } from './feedback-search.ts';

/** The report with the details of the chosen week. */
export const feedbackQuery = (viewer: PageViewer, { week }: FeedbackSearch, now: Instant) =>
  callQuery('weeklyFeedbackReport', {
    enrollmentId: viewer.enrollmentId,
    courseId: viewer.courseId,
    week: week ?? weekToBeginWith(viewer, now),
  });
