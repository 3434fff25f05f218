import { failure } from '#kernel/failure';

/** Only career sessions come and go in the web application. D-072 */
export const NOT_A_CAREER_SESSION = failure(403, {
  NOT_A_CAREER_SESSION: 'Only career sessions can be edited or deleted.',
});

/** Two people edit one session: the second is told, never the first overwritten unseen. */
export const SESSION_CHANGED = failure(409, {
  SESSION_CHANGED: 'Someone else has changed this session in the meantime. Please compare before you save again.',
});

/** The messages beside the fields of the form of a career session. SESS-048 to SESS-055, T-01, T-02 */
export const FORM_ERRORS = {
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
  length: 'A session lasts at most 24 hours',
} as const;

/** Sessions are from this day on, and before that one: anything else is a slip of the keyboard. */
export const FIRST_DAY = '2000-01-01';
export const AFTER_LAST_DAY = '2100-01-01';

export const VIDEOS = {
  /** SESS-066 */
  NONE_ADDED: failure(422, { NO_NEW_VIDEOS: 'You have not added any session videos yet!' }),
  TOO_MANY: failure(422, { TOO_MANY_VIDEOS: 'A session has at most 50 videos.' }),
  /** Two people edit one list: the second is told, never the first overwritten unseen. */
  CHANGED: failure(409, {
    VIDEOS_CHANGED:
      'Someone else has changed the videos of this session in the meantime. Please compare before you save again.',
  }),
  /** SESS-064, T-03 */
  INVALID_URL: failure(422, {
    INVALID_VIDEO_URL: 'One of the URLs is not valid. Please make sure each includes zoom.us or panopto.com.',
  }),
  /** SESS-065, T-04 */
  INVALID_CHANGED_URL: failure(422, {
    INVALID_CHANGED_VIDEO_URL:
      "Sorry, that URL isn't valid or isn't hosted with panopto.com or zoom.us. Please check the URL and try again.",
  }),
} as const;
