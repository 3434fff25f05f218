import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

test.each([
  ['name: Week 1: Welcome', 'name', 'put the text in quotes, since it has a colon: "Week 1: Welcome"'],
  ['name: HTML:', 'name', 'put the text in quotes, since it has a colon: "HTML:"'],
  ['title: @media queries', 'title', 'put the text in quotes, since it begins with @: "@media queries"'],
  ['title: `code` first', 'title', 'put the text in quotes, since it begins with `: "`code` first"'],
  ['title: "Quoted" and more', 'title', 'put the text in quotes, since it begins with ": "\\"Quoted\\" and more"'],
  ['title: [Draft] Intro', 'title', 'put the text in quotes, since it begins with [: "[Draft] Intro"'],
  ['title: *args and more', 'title', 'put the text in quotes, since it begins with *: "*args and more"'],
  ['name: Web\n\tsummary: x', 'summary', expect.stringContaining('tab')],
  ['name: Web\nname: Web', 'name', 'appears twice; each key must be unique'],
  ['name: "Web', null, expect.stringContaining('not closed')],
])('%j is told with its key and what to write [ADM-106]', (text, key, says) => {
  const [fault] = readYaml(`${text}\n`).faults;
  expect(fault).toMatchObject({ says, key });
});

test('no word of the parser reaches an author [ADM-106]', () => {
  for (const text of [
    'a: b: c',
    '- a\nb: c',
    'a:\n  b\n c: d',
    '{a',
    'a: |\n b\nc',
    '? a',
    'a: "\\q"',
    '--- \na: b\n---\nb: c',
  ])
    for (const { says } of readYaml(text).faults)
      expect(says).not.toMatch(/mapping|scalar|implicit|collection|token|flow|block/i);
});
