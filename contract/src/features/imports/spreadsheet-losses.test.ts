import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const changesOf = (file: string, stored: string, takesFile = false) => {
  const { changes, kept } = compare({ it: file }, { it: stored }, null, () => takesFile);
  return [changes.length, kept];
};

test.each([
  ['12', '012'],
  ['O’Brien', "O'Brien"],
  ['say “hi”', 'say "hi"'],
  ['a\r\nb', 'a\nb'],
  ['two\u00A0words', 'two words'],
])('%j is %j as a spreadsheet leaves it, and changes nothing unless the file is chosen [ADM-058]', (file, stored) => {
  expect(changesOf(file, stored)).toEqual([0, ['it']]);
  expect(changesOf(file, stored, true)).toEqual([1, []]);
});

test.each([
  ['012', '12'],
  ["O'Brien", 'O’Brien'],
  ['13', '012'],
  ['a b', 'ab'],
])('%j is another value than %j', (file, stored) => {
  expect(changesOf(file, stored)).toEqual([1, []]);
});
