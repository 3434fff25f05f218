import { expect, test } from 'vitest';
import { cutText } from './markdown-cuts.ts';

const LENGTH = 10_000;
const filled = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const kindsOf = (source: string) => [...(cutText(source)?.cuts.values() ?? [])].map(({ kind }) => kind);

/** Texts for which parsing time grows faster than their length. */
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
  ['a shelf of books', filled('Honest words. ', 60_000)],
])('%s are not parsed', (_name, source) => {
  expect(kindsOf(source)).toEqual(['plain']);
});

test.each([
  ['quotes', filled('>')],
  ['numbered lists', filled('1. ')],
  ['mixed', filled('> 1. - ')],
])('%s in one another have no end', (_name, source) => {
  expect(cutText(source)).toBeNull();
});

test.each([
  ['words', filled('Push by **Friday** to _main_, see [the guide](https://ok.example/a).\n\n', 50_000)],
  ['a table', `| Team | Slot |\n|---|---|\n${'| Aurora | `10:00` |\n'.repeat(300)}`],
  ['a list', filled('- one thing to do, **soon**\n\n  with a word about it\n')],
  ['contents', filled('- [A chapter](#a-chapter)\n', 20_000)],
  ['rules', filled('A line of words.\n\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -\n\n')],
  ['a quote in a list in a quote', '> - > quoted\n> - again'],
])('honest %s are, whole', (_name, source) => {
  expect(kindsOf(source)).toEqual([]);
});

test('marks in code count nowhere, however many there are', () => {
  const code = 'const total_x = prices[0] * rate_of[0];\n'.repeat(500);
  expect(kindsOf(`**Help**\n\n\`\`\`js\n${code}\`\`\`\n\n**please**`)).toEqual(['code']);
  expect(kindsOf(`**Help**\n\n${code.replaceAll(/^/gm, '    ')}\n\n**please**`)).toEqual(['code']);
  const inList = `1. Do **this**:\n\n   \`\`\`js\n${code.trimEnd().replaceAll(/^/gm, '   ')}\n   \`\`\`\n2. and *that*`;
  expect(kindsOf(inList)).toEqual(['code']);
  expect(kindsOf(`- \`\`\`js\n${code.trimEnd().replaceAll(/^/gm, '  ')}\n  \`\`\`\n- b`)).toEqual(['code']);
});

test('code in a list that is too much comes back whole where it is shown as typed', () => {
  const source = `- ${filled('*_', 6000)}\n  \`\`\`\n  a\n    b\n  \`\`\``;
  expect([...(cutText(source)?.cuts.values() ?? [])].at(-1)).toEqual({ kind: 'plain', text: source });
});

test('what a text hides in a fence or a comment that never ends costs nothing either', () => {
  const marks = filled('*_');
  for (const source of [
    `- a\n  \`\`\`\n${marks}`,
    `<pre>\n\`\`\`\n</pre>\n\n${marks}`,
    `<pre>\n<!--\n</pre>\n\n${marks}`,
  ])
    expect(cutText(source)?.text.length).toBeLessThan(100);
});

test('of a text without end the beginning is parsed, paragraph by paragraph', () => {
  const cut = cutText(filled(`${'*_'.repeat(500)}\n\n`, 30_000));
  expect(cut?.text.length).toBeLessThan(15_000);
});
