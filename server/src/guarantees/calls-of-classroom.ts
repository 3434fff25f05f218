import type { Examples } from './example.ts';
import { IDS } from '#database/seed/ids';
import { asks, type Successes } from './success.ts';

/** Examples for the live classroom. */
export const classroomCalls: Examples = {
  prepareJoinMeetingUrl: (_target, { accountId: userAccountId }) => ({ userAccountId }),
  endMeeting: (_target, { accountId: userAccountId }) => ({ userAccountId }),
  sendRoomMessage: () => ({ clientId: 'example-1', body: 'Where are the slides?' }),
};

const sessionId = IDS.todaysSession;
const start = { userAccountId: IDS.accounts.instructor, sessionId, joinSessions: [] };

/** Successes of the live classroom. */
export const classroomSuccesses: Successes = {
  prepareJoinMeetingUrl: asks('instructor', start),
  endMeeting: async (act) => {
    await act('instructor', 'prepareJoinMeetingUrl', start);
    return { by: 'ta', input: { userAccountId: IDS.accounts.ta, sessionId } };
  },
  enterClassroom: async (act) => {
    await act('instructor', 'prepareJoinMeetingUrl', start);
    return { by: 'student', input: { sessionId } };
  },
  sendRoomMessage: async (act) => {
    await act('instructor', 'prepareJoinMeetingUrl', start);
    return { by: 'student', input: { sessionId, clientId: 'success-1', body: 'Where are the slides?' } };
  },
};
