import { IDS } from '#database/seed/ids';
import { unsubscribeToken } from '#kernel/unsubscribe-token';
import { testSealer } from '#testing/services';
import type { Prepared } from './success.ts';

/** The command menu, and what somebody wants by mail. */
export const menuSuccesses: {
  readonly rememberChoice: Prepared<'rememberChoice'>;
  readonly forgetChoices: Prepared<'forgetChoices'>;
  readonly saveMailPreferences: Prepared<'saveMailPreferences'>;
  readonly unsubscribe: Prepared<'unsubscribe'>;
} = {
  rememberChoice: () => ({ by: 'student', input: { kind: 'session', key: String(IDS.todaysSession) } }),
  forgetChoices: async (act) => {
    await act('student', 'rememberChoice', { kind: 'page', key: '/sessions' });
    return { by: 'student', input: {} };
  },
  saveMailPreferences: () => ({
    by: 'student',
    input: { digestAt: '18:00', choice: { kind: 'grades', courseId: IDS.activeCourse, delivery: 'weekly' } },
  }),
  unsubscribe: () => ({
    by: 'student',
    input: { token: unsubscribeToken(testSealer, { accountId: IDS.accounts.student, kind: 'grades' }) },
  }),
};
