import { IDS } from '#database/seed/ids';
import type { Prepared } from './success.ts';

/** The command menu. */
export const menuSuccesses: {
  readonly rememberChoice: Prepared<'rememberChoice'>;
  readonly forgetChoices: Prepared<'forgetChoices'>;
} = {
  rememberChoice: () => ({ by: 'student', input: { kind: 'session', key: String(IDS.todaysSession) } }),
  forgetChoices: async (act) => {
    await act('student', 'rememberChoice', { kind: 'page', key: '/sessions' });
    return { by: 'student', input: {} };
  },
};
