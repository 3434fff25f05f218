import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

test('a key that ends a word is known in every browser', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
