import type { Examples } from './example.ts';

/** The live classroom. */
export const ofClassroom: Examples = {
  prepareJoinMeetingUrl: (_target, { accountId: userAccountId }) => ({ userAccountId }),
  endMeeting: (_target, { accountId: userAccountId }) => ({ userAccountId }),
  sendRoomMessage: () => ({ clientId: 'example-1', body: 'Where are the slides?' }),
};
