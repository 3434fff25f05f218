import { LAST_WEEK } from '@bcs/contract/kernel/clock';
import { parseId, parseChoice } from '#lib/search.ts';

export const FEEDBACK_TABS = ['feedback', 'submissions', 'time'] as const;
export type FeedbackTab = (typeof FEEDBACK_TABS)[number];

/** The part of the report's state that is kept in the address. */
export type FeedbackSearch = { week?: number; tab?: Exclude<FeedbackTab, 'feedback'> };

/** Reads an address; unknown values are dropped. */
export function readFeedbackSearch(search: Readonly<Record<string, unknown>>): FeedbackSearch {
  const week = parseId(String(search['week'] ?? ''));
  const tab = parseChoice(search['tab'], ['submissions', 'time']);
  return { ...(week && week <= LAST_WEEK && { week }), ...(tab && { tab }) };
}
