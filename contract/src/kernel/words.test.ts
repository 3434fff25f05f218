import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { MIN_LENGTH_FOR_SLIP, searchParts, countSlips, wordsOf } from './words.ts';

/** The edit distance of two words with swaps of neighbours, computed by the full table. */
function distance(one: readonly string[], other: readonly string[]): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_unused, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const line = table[row] ?? [];
      line[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && isSwap) line[column] = Math.min(at(row, column), at(row - 2, column - 2) + 1);
    }
  return at(one.length, other.length);
}

/** Finds the beginning of a word that is nearest to a typed text by trying all of them. */
const nearest = (word: string, typed: string) =>
  Math.min(
    ...Array.from({ length: word.length + 1 }, (_, end) => distance(Array.from(word.slice(0, end)), Array.from(typed))),
  );

/** The rule of the requirement, implemented literally. */
function oracle(words: readonly string[], typed: readonly string[]): number | null {
  const best = typed.map((each) => Math.min(...words.map((word) => nearest(word, each)), 99));
  const isFound = best.every((slips, at) => slips <= ((typed[at] ?? '').length >= MIN_LENGTH_FOR_SLIP ? 1 : 0));
  return isFound ? best.filter((slips) => slips === 1).length : null;
}

// uses three letters only, so that slips, swaps and repeated letters are frequent
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
const words = fc.array(word, { minLength: 1, maxLength: 3 });
const RUNS = { numRuns: IS_LONG_RUN ? 20_000 : 3000 };

test('words are found in any order by their beginnings, from five letters on with one slip, as the table of distances says [SUCC-072]', () => {
  let found = 0;
  fc.assert(
    fc.property(words, words, (given, typed) => {
      const expected = oracle(given, typed);
      if (expected !== null) found += 1;
      expect(countSlips(given, typed)).toBe(expected);
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(RUNS.numRuns / 50);
});

describe('one slip', () => {
  test.each(['javascript', 'javasript', 'javaxscript', 'jabascript', 'jaavscript', 'avascript', 'javascripx', 'jvaas'])(
    '%s finds JavaScript [SUCC-072]',
    (typed) => expect(countSlips(wordsOf('Intro to JavaScript'), wordsOf(typed))).not.toBeNull(),
  );
  test.each(['jvsascript', 'jabaxcript', 'jxva', 'script', 'jaws'])('%s does not', (typed) =>
    expect(countSlips(wordsOf('Intro to JavaScript'), wordsOf(typed))).toBeNull(),
  );
  test('a word of four letters is not forgiven, one of five is [SUCC-072]', () => {
    expect(countSlips(['maria'], ['marx'])).toBeNull();
    expect(countSlips(['maria'], ['marxa'])).toBe(1);
  });
});

test.each([
  ['Zoë O’Brien', ['zoe', 'obrien']],
  ['ŁUKASZ Müller-Weiß', ['lukasz', 'muller', 'weiss']],
  ['Node.js & C++ (2.1)', ['node', 'js', 'c', '2', '1']],
  ['İstanbul', ['istanbul']],
  ['李 小龙', ['李', '小龙']],
])('%s is read without case, accents and punctuation [SUCC-072]', (text, expected) =>
  expect(wordsOf(text)).toEqual(expected),
);

test('any text is read, and finds itself [SUCC-072, SUCC-096]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const read = wordsOf(text);
      expect(countSlips(read, read)).toBe(0);
      expect(countSlips(wordsOf(text.toUpperCase()), wordsOf(text.toUpperCase()))).toBe(0);
    }),
    { numRuns: IS_LONG_RUN ? 2000 : 300 },
  );
});

test('what is found contains a part of each typed word, so that a database may look for the parts first [SUCC-074]', () => {
  const few = fc.array(word, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(few, few, (given, typed) => {
      if (countSlips(given, typed) === null) return;
      for (const each of typed)
        expect(searchParts(each).some((part) => given.some((known) => known.includes(part)))).toBe(true);
    }),
    RUNS,
  );
  // proves that the parts do exclude something
  expect(searchParts('javascript').some((part) => 'python'.includes(part))).toBe(false);
});
