import { expect, test } from 'vitest';
import { showsPrivacyBanner, showsWelcomeScreen } from './notices.ts';

test('the privacy banner shows until dismissed, before 1 March 2021 [SHELL-057, SHELL-058, SHELL-059]', () => {
  expect(showsPrivacyBanner(false, '2021-02-28T23:59:59.999Z')).toBe(true);
  expect(showsPrivacyBanner(false, '2021-03-01T00:00:00.000Z')).toBe(false);
  expect(showsPrivacyBanner(true, '2020-01-01T00:00:00.000Z')).toBe(false);
});
test('the welcome screen follows a first login before May 1, 2018 [SHELL-060, D-045]', () => {
  expect(showsWelcomeScreen(true, '2018-04-30T23:59:59.999Z')).toBe(true);
  expect(showsWelcomeScreen(true, '2018-05-01T00:00:00.000Z')).toBe(false);
  expect(showsWelcomeScreen(false, '2018-04-01T00:00:00.000Z')).toBe(false);
});
