import { failure } from '#kernel/failure';

/** ANN-021 */
export const TITLE_LENGTH = 100;
/** ANN-022 */
export const BODY_LENGTH = 10_000;

/** The messages beside the fields of the form, also from the server. ANN-021, ANN-022, ANN-024, ANN-025 */
export const FORM_SAYS = {
  titleTooLong: 'Your title is too long, the max length is 100 characters.',
  bodyTooLong: 'Your description is too long, the max length is 10,000 characters.',
  required: 'All fields are required.',
  dates: 'Invalid date or time',
} as const;

export const ANNOUNCEMENT = {
  /** ANN-028, ANN-029, D-130 */
  NOT_THE_AUTHOR: failure(403, {
    ANNOUNCEMENT_NOT_THE_AUTHOR: 'Only the author can edit or delete this announcement, and see who has read it.',
  }),
  /** ANN-025, ANN-026, D-131 */
  INVALID_DATES: failure(422, { ANNOUNCEMENT_INVALID_DATES: FORM_SAYS.dates }),
  /** The author writes in two windows: the second is told, never the first overwritten unseen. */
  CHANGED: failure(409, {
    ANNOUNCEMENT_CHANGED:
      'You have changed this announcement in another window in the meantime. Please compare before you save again.',
  }),
} as const;
