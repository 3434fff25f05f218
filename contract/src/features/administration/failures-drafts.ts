import { failure } from '#kernel/failure';

/** The highest number of drafts that one person can have. */
export const MOST_DRAFTS = 50;

/** The refusal of one more draft; the text then stays in the browser. ADM-116 */
export const TOO_MANY_DRAFTS = failure(409, {
  TOO_MANY_DRAFTS: 'You have 50 open drafts. Save or discard one of them first.',
});
