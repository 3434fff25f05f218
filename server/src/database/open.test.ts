import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bcs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const open = (databaseUrl: string | null = null) =>
  openDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 1, DATA_DIR: folder });

test('files of another PostgreSQL are reported with their version, not opened', async () => {
  mkdirSync(join(folder, 'pg18'));
  writeFileSync(join(folder, 'pg18', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(/holds a database of PostgreSQL 17, this version needs 18/);
});

test('an older folder is not passed over in silence', async () => {
  mkdirSync(join(folder, 'pg17'));
  await expect(open()).rejects.toThrow(/pg17 holds a database of PostgreSQL 17/);
});

test('a server that does not answer is reported without its password', async () => {
  const error = await open('postgres://bcs:hunter2@127.0.0.1:1/bcs').catch((refused: Error) => refused);
  expect(String(error)).toContain('PostgreSQL at 127.0.0.1:1/bcs cannot be used');
  expect(String(error)).not.toContain('hunter2');
});
