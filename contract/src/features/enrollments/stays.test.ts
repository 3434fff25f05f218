import { expect, test } from 'vitest';
import { hadJoinedBy, wasEnrolledAt } from './stays.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const STAYS = [
  { from: day(3), until: day(5) },
  { from: day(8), until: null },
];

test('somebody was there from the first moment of a stay to before its last one [D-229]', () => {
  expect([2, 3, 4, 5, 7, 8, 30].map((number) => wasEnrolledAt(STAYS, day(number)))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('who was enrolled by mistake never joined [SUCC-064]', () => {
  expect([hadJoinedBy(STAYS, day(2)), hadJoinedBy(STAYS, day(6)), hadJoinedBy([], day(6))]).toEqual([
    false,
    true,
    false,
  ]);
});
