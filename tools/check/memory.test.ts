import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { differingFiles, digestsOf, recallDigests, rememberDigests } from './memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'bcs-memory-'));
const memory = join(folder, 'cache/lint.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return digestsOf(folder, Object.keys(files));
};

test('a step that was never green remembers nothing', () => {
  expect(recallDigests(memory)).toBeNull();
});

test('what is changed, new or gone is looked at again, and nothing else', () => {
  rememberDigests(memory, written({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c' }));
  const before = recallDigests(memory)!;
  expect(differingFiles(before, written({ 'a.ts': 'a', 'b.ts': 'b', 'c.ts': 'c' }))).toEqual([]);
  expect(differingFiles(before, written({ 'a.ts': 'a', 'b.ts': 'B', 'd.ts': 'd' }))).toEqual(['b.ts', 'c.ts', 'd.ts']);
});
