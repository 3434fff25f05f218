import { failure } from '#kernel/failure';

/** The greatest length of a message in the room. */
export const LONGEST_ROOM_MESSAGE = 2000;

/** The sentence that follows each error of a meeting. ROOM-021 */
export const CONTACT_SUPPORT = 'If the problem persists, please contact Support.';
/** The message shown when the status could not be fetched; it is requested again automatically. ROOM-020 */
export const STATUS_FAILED = 'There was a problem checking for the zoom classroom status. We are trying to re-connect.';

/** The reason why a meeting cannot be started, joined or ended. ROOM-018, ROOM-019, D-068, D-069 */
export const MEETING = {
  /** The class uses a fixed link, or this is a career session. */
  NOT_DYNAMIC: failure(409, { MEETING_NOT_DYNAMIC: 'This session has no dynamic classroom.' }),
  NOT_STARTED: failure(409, { MEETING_NOT_STARTED: 'The meeting has not started yet.' }),
  NOT_RELATED: failure(409, { MEETING_NOT_RELATED: 'One of the chosen sessions cannot join this meeting.' }),
  /** Two meetings that are already running cannot be merged. */
  ELSEWHERE: failure(409, { MEETING_ELSEWHERE: 'One of the chosen sessions is already in another meeting.' }),
  /** Staff have sent the person out of the room. */
  REMOVED: failure(409, { MEETING_REMOVED: 'The staff of the class have removed you from this meeting.' }),
  /** Meetings of this provider do not use the built-in room. */
  NO_ROOM: failure(409, { MEETING_NO_ROOM: 'This meeting takes place elsewhere. Please join it from its session.' }),
  OTHER_TEXT: failure(409, { ROOM_OTHER_TEXT: 'Another message has been sent under this id. Please send it again.' }),
  /** The provider does not respond, refuses, or has no free host. */
  START_FAILED: failure(503, {
    MEETING_START_FAILED: 'An error occured while trying to start meeting. Try again later.',
  }),
  END_FAILED: failure(503, {
    MEETING_END_FAILED: 'An error occured while trying to end the meeting. Try again later.',
  }),
} as const;
