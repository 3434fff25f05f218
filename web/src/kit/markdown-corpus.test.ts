import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutText } from './markdown-cuts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAX_TEXT_LENGTH = 50_000;
const filesOf = (pattern: string, most: number) =>
  globSync(join(ROOT, pattern))
    .toSorted()
    .slice(0, most)
    .map((path) => readFileSync(path, 'utf8').slice(0, MAX_TEXT_LENGTH - 100));

/** Tells whether all of a text is parsed as Markdown, except code, whose marks mean nothing. */
const isRead = (source: string): boolean => {
  const cut = cutText(source);
  return cut !== null && [...cut.cuts.values()].every(({ kind }) => kind === 'code');
};

test('what others have written for readers is read as Markdown', () => {
  const texts = [...filesOf('node_modules/*/README.md', 150), ...filesOf('docs/**/*.md', 50)];
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !isRead(text)).map((text) => text.slice(0, 80))).toEqual([]);
});

const CODE = ['js', 'cjs', 'ts', 'tsx', 'css', 'json', 'sql', 'yaml', 'sh', 'md'];
const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8').slice(0, MAX_TEXT_LENGTH - 100);
const notebook = JSON.stringify(
  {
    cells: Array.from({ length: 200 }, (_, at) => ({ cell_type: 'code', source: [`x_${at} = y[${at}] * z_${at}\n`] })),
  },
  null,
  1,
);
const fenced = (code: string) => `Here it is, **please help**:\n\n~~~~~\n${code}\n~~~~~\n\nThanks!`;

test('code of whatever kind and length leaves the text around it Markdown', () => {
  const sources = CODE.flatMap((kind) => filesOf(`{node_modules/*,server/src/**,web/src/**,tools}/*.${kind}`, 20));
  const texts = [...sources, lock, notebook];
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts
      .map(fenced)
      .filter((text) => !isRead(text))
      .map((text) => text.slice(0, 120)),
  ).toEqual([]);
});
