import { expect, test } from 'vitest';
import { found, withInserted } from './saved-comments.ts';

const saved = (id: number, comment: string) => ({ id, comment, updatedAt: '2026-03-11T22:10:00.000Z' });
const ALL = [saved(1, 'Name your variables.'), saved(2, 'Well structured, **well** named.'), saved(3, 'Add tests.')];

test('a search finds what holds all its words, however they are written', () => {
  expect(found(ALL, '').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(found(ALL, ' NAME ').map(({ id }) => id)).toEqual([1, 2]);
  expect(found(ALL, 'named well').map(({ id }) => id)).toEqual([2]);
  expect(found(ALL, 'css')).toEqual([]);
});

test('a saved comment stands below what is written, and nothing grows too long', () => {
  expect(withInserted('', 'Add tests.')).toBe('Add tests.');
  expect(withInserted('Good.\n', 'Add tests.')).toBe('Good.\n\nAdd tests.');
  expect(withInserted('x'.repeat(4990), 'Add tests.')).toBe(null);
});
