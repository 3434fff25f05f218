import { expect, test } from 'vitest';
import { parseId, parseChoice, parseSearch, stringifySearch, parseText, parseTexts } from './search.ts';

test('a long token stays the text it is', () => {
  const token = '12345678901234567890';
  expect(parseSearch(`?resetToken=${token}`)).toEqual({ resetToken: token });
  expect(stringifySearch({ resetToken: token })).toBe(`?resetToken=${token}`);
});

test('what is empty leaves no trace; what is odd survives the round trip', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '' })).toBe('');
  const odd = { name: 'Ana & Lucía', path: '/a?b=c#d', plus: '1+1' };
  expect(parseSearch(stringifySearch(odd))).toEqual(odd);
});

test('values of a search are checked, not trusted', () => {
  expect(parseChoice('career', ['academic', 'career'])).toBe('career');
  expect(parseChoice('toString', ['academic', 'career'])).toBeUndefined();
  expect(parseText('x'.repeat(201))).toBeUndefined();
  expect(parseText('')).toBeUndefined();
  expect(parseTexts({ a: 'x', b: 7, c: 'y'.repeat(201), d: '1' }, ['a', 'b', 'c', 'e'])).toEqual({
    a: 'x',
    b: '7',
    c: undefined,
  });
  expect(parseId('42')).toBe(42);
  expect(parseId(42)).toBe(42);
  expect(parseId('2147483647')).toBe(2_147_483_647);
  for (const wrong of ['0', '-1', '1.5', '1e3', '042', '2147483648', '9'.repeat(16), 1.5, -1])
    expect(parseId(wrong)).toBeUndefined();
});
