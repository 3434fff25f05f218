import type { Examples } from './example.ts';

const line = (enrollmentId: number) => ({ enrollmentId, kind: 'grading', objectId: null }) as const;

/** Examples for the lines that wait for staff, and for setting them aside. */
export const ofToday: Examples = {
  setAsideToday: (enrollmentId) => ({ ...line(enrollmentId), until: '2026-03-14' }),
  takeBackSetAside: line,
};
