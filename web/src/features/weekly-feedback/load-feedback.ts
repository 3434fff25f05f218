import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '#lib/server-clock.ts';
import type { PageViewer } from '#lib/viewer.ts';
import { feedbackQuery } from './feedback-query.ts';
import { readFeedbackSearch } from './feedback-search.ts';

/** Fetches the report before its page opens. */
export const loadFeedback = (
  client: QueryClient,
  viewer: PageViewer,
  search: Readonly<Record<string, unknown>>,
): Promise<unknown> => client.ensureQueryData(feedbackQuery(viewer, readFeedbackSearch(search), serverNow()));
