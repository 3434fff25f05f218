import { IDS } from '#database/seed/ids';
import type { Prepared } from './success.ts';

const line = { enrollmentId: IDS.enrollments.instructor, kind: 'grading', objectId: null } as const;
const aside = { ...line, until: '2026-03-14' };

/** The successes of the lines that wait for staff, and of setting them aside. */
export const todaysSuccesses: {
  readonly [Name in 'today' | 'setAsideToday' | 'takeBackSetAside']: Prepared<Name>;
} = {
  today: () => ({ by: 'instructor', input: {} }),
  setAsideToday: () => ({ by: 'instructor', input: aside }),
  takeBackSetAside: async (act) => {
    await act('instructor', 'setAsideToday', aside);
    return { by: 'instructor', input: line };
  },
};
