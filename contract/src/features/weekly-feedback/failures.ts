import { failure } from '#kernel/failure';

/** The largest length of a follow-up, in characters. */
export const FOLLOW_UP_LENGTH = 1000;

/** The reasons why a follow-up cannot be saved. */
export const FOLLOW_UP = {
  TOO_EARLY: failure(409, { FOLLOW_UP_TOO_EARLY: 'The survey of this week has not opened yet.' }),
  CHANGED: failure(409, {
    FOLLOW_UP_CHANGED:
      'Someone else has changed this in the meantime. Your text is still here: please compare, and save again.',
  }),
} as const;
