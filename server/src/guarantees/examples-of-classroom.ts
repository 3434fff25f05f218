import type { Examples } from './example.ts';

type Names =
  | 'prepareJoinMeetingUrl'
  | 'endMeeting'
  | 'hasZoomMeetingForSession'
  | 'meetingChoices'
  | 'enterClassroom'
  | 'roomMessages'
  | 'sendRoomMessage'
  | 'meetingPresence'
  | 'meetingProvider';

/** The live classroom. */
export const ofClassroom: Pick<Examples, Names> = {
  prepareJoinMeetingUrl: (sessionId, { accountId: userAccountId }) => ({ userAccountId, sessionId, joinSessions: [] }),
  endMeeting: (sessionId, { accountId: userAccountId }) => ({ userAccountId, sessionId }),
  hasZoomMeetingForSession: (sessionId) => ({ sessionId }),
  meetingChoices: (sessionId) => ({ sessionId }),
  enterClassroom: (sessionId) => ({ sessionId }),
  roomMessages: (sessionId) => ({ sessionId }),
  sendRoomMessage: (sessionId) => ({ sessionId, clientId: 'example-1', body: 'Where are the slides?' }),
  meetingPresence: (sessionId) => ({ sessionId }),
  meetingProvider: (enrollmentId) => ({ enrollmentId }),
};
