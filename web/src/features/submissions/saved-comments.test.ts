import { expect, test } from 'vitest';
import { searchComments, insertComment } from './saved-comments.ts';

const saved = (id: number, comment: string) => ({ id, comment, updatedAt: '2026-03-11T22:10:00.000Z' });
const ALL = [saved(1, 'Name your variables.'), saved(2, 'Well structured, **well** named.'), saved(3, 'Add tests.')];

test('a search finds what holds all its words, however they are written', () => {
  expect(searchComments(ALL, '').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(searchComments(ALL, ' NAME ').map(({ id }) => id)).toEqual([1, 2]);
  expect(searchComments(ALL, 'named well').map(({ id }) => id)).toEqual([2]);
  expect(searchComments(ALL, 'css')).toEqual([]);
});

test.each([
  ['into nothing', '|', 'Add tests.', 'Add tests.'],
  ['behind a sentence', 'Good.|', 'Add tests.', 'Good. Add tests.'],
  ['behind a space', 'Good. |', 'Add tests.', 'Good. Add tests.'],
  ['before a sentence', '|Good.', 'Add tests.', 'Add tests. Good.'],
  ['before the end of a sentence', 'Please |.', 'add tests', 'Please add tests.'],
  ['within a line', 'First. | Last.', 'Add tests.', 'First. Add tests. Last.'],
  ['in the place of a selection', 'First [or not] last.', 'and', 'First and last.'],
  ['in the place of everything', '[First]', 'Add tests.', 'Add tests.'],
  ['as a paragraph of its own', 'Good.|Bye.', '- a\n- b', 'Good.\n\n- a\n- b\n\nBye.'],
  ['with no more empty lines than it needs', 'Good.\n|\n\nBye.', '- a\n- b', 'Good.\n\n- a\n- b\n\nBye.'],
  ['next to a sign of two halves', '🎓|🎓', 'x', '🎓 x 🎓'],
])('a saved comment goes %s', (_name, drawn, comment, expected) => {
  const written = drawn.replaceAll(/[|[\]]/g, '');
  const start = drawn.search(/[|[]/);
  const end = drawn.includes(']') ? drawn.indexOf(']') - 1 : start;
  const text = insertComment(written, { start, end }, comment);
  expect(written.slice(0, start) + String(text) + written.slice(end)).toBe(expected);
});

test('nothing grows too long, and what is replaced makes room', () => {
  const full = 'x'.repeat(4990);
  const at = (start: number, end: number) => insertComment(full, { start, end }, 'Add tests.');
  expect(at(4990, 4990)).toBe(null);
  expect(at(4980, 4990)).toBe(' Add tests.');
});
