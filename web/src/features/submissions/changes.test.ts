import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const state = (notes: string, ...urls: string[]) => ({ notes, urls: urls.map((url) => ({ url, title: null })) });

test('the grader reads what changed since the last attempt', () => {
  expect(changesBetween(state('a', 'x'), state('a', 'x'))).toEqual([]);
  expect(changesBetween(state('a', 'x'), state('b', 'x', 'y', 'z'))).toEqual(['2 URLs added', 'notes changed']);
  expect(changesBetween(state('a', 'x', 'y'), state('a', 'z'))).toEqual(['1 URL added', '2 URLs removed']);
});
