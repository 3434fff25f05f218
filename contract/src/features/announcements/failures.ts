import { failure } from '#kernel/failure';

/** Specified by ANN-021. */
export const TITLE_LENGTH = 100;
/** Specified by ANN-022. */
export const BODY_LENGTH = 10_000;

/** The messages beside the fields of the form, which the server uses as well. ANN-021, ANN-022, ANN-024, ANN-025 */
export const ANNOUNCEMENT_FORM_MESSAGES = {
  titleTooLong: 'Your title is too long, the max length is 100 characters.',
  bodyTooLong: 'Your description is too long, the max length is 10,000 characters.',
  required: 'All fields are required.',
  dates: 'Invalid date or time',
} as const;

export const ANNOUNCEMENT_FAILURES = {
  /** Specified by ANN-028, ANN-029 and D-130. */
  NOT_THE_AUTHOR: failure(403, {
    ANNOUNCEMENT_NOT_THE_AUTHOR: 'Only the author can edit or delete this announcement, and see who has read it.',
  }),
  /** Specified by ANN-025, ANN-026 and D-131. */
  INVALID_DATES: failure(422, { ANNOUNCEMENT_INVALID_DATES: ANNOUNCEMENT_FORM_MESSAGES.dates }),
  /** The refusal of a change if the announcement was changed in the meantime, for example in another window. */
  CHANGED: failure(409, {
    ANNOUNCEMENT_CHANGED:
      'You have changed this announcement in another window in the meantime. Please compare before you save again.',
  }),
} as const;
