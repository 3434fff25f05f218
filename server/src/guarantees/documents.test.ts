import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each(documents)(
  '$file is what the code says now (npm run generate)',
  async ({ file, make }) => {
    expect(await readFile(join(ROOT, file), 'utf8')).toBe(await make());
  },
  240_000, // one of the documents opens its own database
);

test('a document that differs is found', async () => {
  for (const { file, make } of documents.slice(0, 1))
    expect(`${await make()} `).not.toBe(await readFile(join(ROOT, file), 'utf8'));
});
