import { expect, test } from 'vitest';
import { homeAddressesIn } from '@bcs/contract/features/curricula/home-addresses';
import { cutText } from './markdown-cuts.ts';
import { addressesAtHome, parseMarkdown } from './markdown-tree.ts';

const textOf = (source: string) => cutText(source)?.text;

test.each([
  ['a <!-- b --> c', 'a  c'],
  ['<!-- a -->', ''],
  ['a <!-- b\nc\nd --> e', 'a \n e'],
  ['a\n\n<!-- b\n\nc\n-->\n\nd', 'a\n\n\n\n\nd'],
  ['<!-- b\n```js\nsolution()\n```\n-->\nd', '\n\nd'],
  ['- a <!-- b --> c\n- d', '- a  c\n- d'],
  ['- a\n  <!-- graders:\nthe answer is 42 -->\n- d', '- a\n\n\n- d'],
  ['a\n<!-- never closed\n\nb', 'a\n'],
  ['<!-->a<!--->b', 'ab'],
  ['<!-- a --><!-- b -->c', 'c'],
])('of %j nobody is shown the comment [D-232]', (source, text) => {
  expect(textOf(source)).toBe(text);
});

test.each([
  'write `<!-- a -->` like this',
  'write ``<!-- ` -->`` like this',
  'an arrow <!-- that is none',
  '    <!-- indented code -->',
  'a\n\n    <h1>\n    <!-- b -->',
  'a --> b',
])('in %j there is no comment', (source) => {
  expect(cutText(source)).toMatchObject({ text: source, hasComments: false });
});

test.each([
  '```html\n<!-- a -->\n```',
  '- a\n  ```html\n  <!-- a -->\n  ```',
  '1. a\n\n   ~~~\n   <!-- a -->\n   ~~~\n2. b',
  '- ```\n  <!-- a -->\nb',
])('in %j a comment in code is code', (source) => {
  const cut = cutText(source);
  expect([...(cut?.cuts.values() ?? [])]).toEqual([{ kind: 'code', text: '<!-- a -->' }]);
  expect(cut?.hasComments).toBe(false);
});

test('code within a list ends where the list ends, and what follows is read [D-232]', () => {
  const cut = cutText('- a\n  ```\n  x\n\nb <!-- c -->');
  expect(cut?.text).toBe('- a\n  ```\n  \uE0000\uE000\nb ');
  expect(cut?.hasComments).toBe(true);
});

test('a sign of the text is never taken for one of ours', () => {
  const cut = cutText('\uE000 0\uE000\n\n```\nx\n```');
  expect([...(cut?.cuts.keys() ?? [])]).toEqual(['\uE0010\uE001']);
});

test('code within a list is shown as it was typed, less the indentation of the list', () => {
  const root = parseMarkdown(cutText('1. a\n\n   ```js\n     x_1\n\n   y\n   ```\n2. b') as never);
  expect(JSON.stringify(root)).toContain('"value":"  x_1\\n\\ny"');
});

test.each([
  '![Mockup](./images/mockup.png) [Part 2](#part-2) [next](../02.md)',
  'See [the guide][1].\n\n[1]: guide.md',
  '[x](https://ok.example) `[x](y)`\n\n```md\n![a](b.png)\n```\n\n- ```\n  [c](d)\n  ```\n\n<!-- [x](y) -->',
  '[![badge](badge.svg)](https://ok.example) ![](a.png "A title")',
])('the preview and the check of a plan name the same addresses in %j', (source) => {
  const { pictures, links } = addressesAtHome(parseMarkdown(cutText(source) as never));
  const named = homeAddressesIn(source);
  const of = (is: string) => named.filter((one) => one.is === is).map(({ address }) => address);
  expect([of('picture').toSorted(), of('link').toSorted()]).toEqual([pictures.toSorted(), links.toSorted()]);
});
