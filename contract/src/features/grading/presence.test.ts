import { expect, test } from 'vitest';
import { PRESENCE_INTERVAL, PRESENCE_TIMEOUT, presenceText } from './presence.ts';

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

test('who else grades is named', () => {
  expect(presenceText([])).toBe(null);
  expect(presenceText([person('Daniel', 'Brooks')])).toBe('Daniel Brooks is grading this too.');
  expect(presenceText([person('Daniel', 'Brooks'), person('Priya', 'Raman'), person('Elena', 'Marchetti')])).toBe(
    'Daniel Brooks, Priya Raman and Elena Marchetti are grading this too.',
  );
});

test('two signs may be lost before somebody has gone', () => {
  expect(PRESENCE_TIMEOUT).toBeGreaterThan(2 * PRESENCE_INTERVAL);
});
