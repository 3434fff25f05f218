import { expect, test } from 'vitest';
import { isMobileSafari } from './mobile-safari.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const CHROME_ON_PHONE = PHONE.replace('Version/17.4', 'CriOS/123.0');
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0 Mobile Safari/537.36';

test.each([
  ['Safari of an iPhone', PHONE, 5, true],
  ['Safari of an iPad', MAC, 5, true],
  ['Safari of a Mac', MAC, 0, false],
  ['Chrome of an iPhone', CHROME_ON_PHONE, 5, false],
  ['Chrome of Android', ANDROID, 5, false],
])('%s [WEEK-017]', (_name, userAgent, maxTouchPoints, expected) => {
  expect(isMobileSafari({ userAgent, maxTouchPoints })).toBe(expected);
});
