import { expect, test } from 'vitest';
import { plus } from '#kernel/clock';
import { UNDO_OVER } from './failures.ts';
import { refuseUndo, UNDO_TIME } from './abilities.ts';

const GIVEN = '2026-03-11T22:10:00.000Z';
const given = { gradedBy: 7, submissionGrade: { gradedAt: GIVEN } };

test('whoever gave a grade takes it back within ten minutes, nobody else and not later', () => {
  const last = plus(GIVEN, UNDO_TIME);
  expect(refuseUndo(given, { accountId: 7 }, GIVEN)).toBe(null);
  expect(refuseUndo(given, { accountId: 7 }, last)).toBe(null);
  expect(refuseUndo(given, { accountId: 7 }, plus(last, 1))).toBe(UNDO_OVER);
  expect(refuseUndo(given, { accountId: 8 }, GIVEN)).toBe(UNDO_OVER);
});

test('without a grade there is nothing to take back', () => {
  expect(refuseUndo({ gradedBy: null, submissionGrade: null }, { accountId: 7 }, GIVEN)).toBe(UNDO_OVER);
});
