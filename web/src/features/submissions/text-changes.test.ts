import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

const inWords = (before: string, after: string) =>
  textChanges(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);
const rebuilt = (before: string, after: string, without: 'added' | 'removed') =>
  textChanges(before, after)
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test('words that changed stand out, the rest stays', () => {
  expect(inWords('It works on my phone.', 'It works on every phone.')).toEqual([
    ' It works on ',
    '-my',
    '+every',
    '  phone.',
  ]);
  expect(inWords('First.', 'First.')).toEqual([' First.']);
  expect(inWords('', 'New words')).toEqual(['+New words']);
  expect(inWords('Old words', '')).toEqual(['-Old words']);
});
test('both texts can be read off the changes, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'the', ' ', '\n', '**x**', '')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(rebuilt(before, after, 'added')).toBe(before);
      expect(rebuilt(before, after, 'removed')).toBe(after);
    }),
  );
});
test('two long texts that share nothing count as replaced', () => {
  const words = (letter: string) => Array.from({ length: 2500 }, (_, place) => `${letter}${place}`).join(' ');
  expect(textChanges(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
