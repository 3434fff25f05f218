import { IDS } from '#database/seed/ids';
import { unsubscribeToken } from '#kernel/unsubscribe-token';
import { testSealer } from '#testing/services';
import { asks, type Successes } from './success.ts';

/** Successes of the command menu and mail preferences. */
export const menuSuccesses: Successes = {
  rememberChoice: asks('student', { kind: 'session', key: String(IDS.todaysSession) }),
  forgetChoices: async (act) => {
    await act('student', 'rememberChoice', { kind: 'page', key: '/sessions' });
    return { by: 'student', input: {} };
  },
  saveMailPreferences: asks('student', {
    digestAt: '18:00',
    choice: { kind: 'grades', courseId: IDS.activeCourse, delivery: 'weekly' },
  }),
  unsubscribe: asks('student', {
    token: unsubscribeToken(testSealer, { accountId: IDS.accounts.student, kind: 'grades' }),
  }),
};
