import { expect, test } from 'vitest';
import { readingOf } from './markdown-limits.ts';

const LENGTH = 10_000;
const filled = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts whose parsing grows faster than they do. */
test.each([
  ['alternating marks', filled('*_')],
  ['one run of marks around a word', `${filled('_', 5000)}a${filled('_', 5000)}`],
  ['marks between letters', filled('a*')],
  ['strike-through that never ends', filled('~a')],
  ['brackets in brackets', filled('[', 5000) + filled(']', 5000)],
  ['links in links', `${filled('[', 2500)}a${filled('](b)', 7500)}`],
  ['titles of two lines', filled('a\n=\n')],
  ['lines that belong to a quote by laziness', `> a\n${filled('b\n')}`],
  ['footnotes', filled('[^1]: a\n')],
  ['definitions', filled('[a]: b\n')],
  ['a list of tasks', filled('- [x] a\n')],
  ['quotes in lists, line after line', filled(`${'> - '.repeat(14)}\n`, 30_000)],
  ['a table as wide as a street', `${filled('|a', 5000)}\n${filled('|-', 5000)}`],
  ['a book', filled('Honest words. ', 40_000)],
])('%s are not parsed', (_name, source) => {
  expect(readingOf(source)).toBe('plain');
});

test.each([
  ['quotes', filled('>')],
  ['numbered lists', filled('1. ')],
  ['mixed', filled('> 1. - ')],
])('%s in one another have no end', (_name, source) => {
  expect(readingOf(source)).toBe('abyss');
});

test.each([
  ['words', filled('Push by **Friday** to _main_, see [the guide](https://ok.example/a).\n\n')],
  ['a table', `| Team | Slot |\n|---|---|\n${'| Aurora | `10:00` |\n'.repeat(300)}`],
  ['a list', filled('- one thing to do, **soon**\n\n  with a word about it\n')],
  ['rules', filled('A line of words.\n\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -\n\n')],
  ['code', `\`\`\`js\n${'const total = prices[0] * rate;\n'.repeat(150)}\`\`\``],
  ['a quote in a list in a quote', '> - > quoted\n> - again'],
])('honest %s are', (_name, source) => {
  expect(readingOf(source)).toBe('markdown');
});
