import type { Examples } from './example.ts';
import { IDS } from '#database/seed/ids';
import { asks, type Successes } from './success.ts';

const lineOf = (enrollmentId: number) => ({ enrollmentId, kind: 'grading', objectId: null }) as const;

/** Examples for the lines that wait for staff, and for setting them aside. */
export const todayCalls: Examples = {
  setAsideToday: (enrollmentId) => ({ ...lineOf(enrollmentId), until: '2026-03-14' }),
  takeBackSetAside: lineOf,
};

const line = { enrollmentId: IDS.enrollments.instructor, kind: 'grading', objectId: null } as const;
const aside = { ...line, until: '2026-03-14' };

/** The successes of the lines that wait for staff, and of setting them aside. */
export const todaysSuccesses: Successes = {
  today: asks('instructor', {}),
  setAsideToday: asks('instructor', aside),
  takeBackSetAside: async (act) => {
    await act('instructor', 'setAsideToday', aside);
    return { by: 'instructor', input: line };
  },
};
