import { failure } from '#kernel/failure';

/** The refusal to add or delete academic sessions, which is limited to career sessions in this form. D-072 */
export const NOT_A_CAREER_SESSION = failure(403, {
  NOT_A_CAREER_SESSION: 'Only career sessions can be edited or deleted.',
});

/** The refusal of a change if somebody else has changed the session in the meantime. */
export const SESSION_CHANGED = failure(409, {
  SESSION_CHANGED: 'Someone else has changed this session in the meantime. Please compare before you save again.',
});

/** The messages beside the fields of the career session form. SESS-048 to SESS-055, T-01, T-02 */
export const CAREER_FORM_MESSAGES = {
  name: 'Session Title is required',
  chapter: 'Session Chapter Number is required',
  date: 'Session Date is required',
  notADate: 'Session Date must be a date such as 03-11-2026: month, day, year',
  year: 'Session Date must be in the years 2000 to 2099',
  startTime: 'Session Start Time is required',
  startHalf: 'Session Start Time AM/PM is required',
  endTime: 'Session End Time is required',
  endHalf: 'Session End Time AM/PM is required',
  order: 'Session End Time must be AFTER Session Start Time',
  length: 'A session can last at most 24 hours',
} as const;

/** The earliest day that a session may have; earlier dates are typing mistakes. */
export const EARLIEST_SESSION_DAY = '2000-01-01';
export const AFTER_LAST_DAY = '2100-01-01';

export const VIDEO_FAILURES = {
  /** Specified by SESS-066. */
  NONE_ADDED: failure(422, { NO_NEW_VIDEOS: 'You have not added any session videos yet!' }),
  TOO_MANY: failure(422, { TOO_MANY_VIDEOS: 'A session has at most 50 videos.' }),
  /** The refusal of a list if somebody else has changed it in the meantime. */
  CHANGED: failure(409, {
    VIDEOS_CHANGED:
      'Someone else has changed the videos of this session in the meantime. Please compare before you save again.',
  }),
  /** Specified by SESS-064 and T-03. */
  INVALID_URL: failure(422, {
    INVALID_VIDEO_URL: 'One of the URLs is not valid. Please make sure each includes zoom.us or panopto.com.',
  }),
  /** Specified by SESS-065 and T-04. */
  INVALID_CHANGED_URL: failure(422, {
    INVALID_CHANGED_VIDEO_URL:
      "Sorry, that URL isn't valid or isn't hosted with panopto.com or zoom.us. Please check the URL and try again.",
  }),
} as const;
