import { expect, test } from 'vitest';
import { ACTIVITY_DEBOUNCE, checkOnActivity, IDLE_TIME, TOKEN_CHECK_INTERVAL } from './idle.ts';

test('the times are those of the specification [AUTH-022, AUTH-024, AUTH-025]', () => {
  expect([IDLE_TIME, ACTIVITY_DEBOUNCE, TOKEN_CHECK_INTERVAL]).toEqual([300_000, 250, 60_000]);
});
test('activity checks the token at most once a minute [AUTH-023, AUTH-025, D-034]', () => {
  expect(checkOnActivity({ lastActivityAt: 59_000, lastCheckAt: 0 }, 59_999)).toBe('none');
  expect(checkOnActivity({ lastActivityAt: 59_000, lastCheckAt: 0 }, 60_000)).toBe('quiet');
});
test('the first activity after idling checks at once, with the overlay [AUTH-020, D-034]', () => {
  expect(checkOnActivity({ lastActivityAt: 0, lastCheckAt: 299_000 }, 299_999)).toBe('none');
  expect(checkOnActivity({ lastActivityAt: 0, lastCheckAt: 299_000 }, 300_000)).toBe('overlay');
});
