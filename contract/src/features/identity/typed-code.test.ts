import { expect, test } from 'vitest';
import { digitsOf, normalizeCode } from './typed-code.ts';

test.each([
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['𝟏𝟐𝟑𝟺𝟻𝟼', '123456'],
  ['123-456', '123456'],
  [' 123\u00A0456\u200B', '123456'],
  ['12345é', '12345'],
  ['абвгде', ''],
])('the digits of %s are %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('every digit of every script has its value', () => {
  const digits = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.length % 10).toBe(0);
  expect(digits.map((digit) => digitsOf(digit)).join('')).toBe('0123456789'.repeat(digits.length / 10));
});

test('letters of a wide keyboard are letters', () => {
  expect(normalizeCode('ＣＤＦ３４Ｈ')).toBe('CDF34H');
});
