import { expect, test } from 'vitest';
import { dueInText } from './due.ts';

const ZONE = 'America/New_York';
const NOW = '2026-03-11T22:10:00.000Z';

test('how far a due date is counts days of the course’s calendar', () => {
  expect(dueInText('2026-03-12T03:59:59.000Z', NOW, ZONE)).toBe('today');
  expect(dueInText('2026-03-13T03:59:59.000Z', NOW, ZONE)).toBe('tomorrow');
  expect(dueInText('2026-03-14T03:59:59.000Z', NOW, ZONE)).toBe('in 2 days');
  expect(dueInText('2026-03-11T03:59:59.000Z', NOW, ZONE)).toBe('yesterday');
  expect(dueInText('2026-03-06T04:59:59.000Z', NOW, ZONE)).toBe('6 days ago');
  expect(dueInText('2026-03-11T22:00:00.000Z', NOW, ZONE)).toBe('today');
});
