import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedDatabase } from '#testing/database';
import { loadOrCreateKey, matchKey, WrongKey } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bcs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the key is made once, and only its owner may read it', () => {
  const data = join(folder, 'data');
  const key = loadOrCreateKey(data);
  expect(key).toHaveLength(32);
  chmodSync(join(data, 'secret.key'), 0o644);
  expect(loadOrCreateKey(data)).toEqual(key);
  expect(statSync(join(data, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadOrCreateKey(join(folder, 'other'))).not.toEqual(key);
});

test('a damaged key is reported, not replaced', () => {
  writeFileSync(join(folder, 'secret.key'), 'half');
  expect(() => loadOrCreateKey(folder)).toThrow(WrongKey);
});

test('a database does not open with the key of another', async () => {
  const database = await migratedDatabase();
  await matchKey(database, Buffer.alloc(32, 1));
  await matchKey(database, Buffer.alloc(32, 1));
  await expect(matchKey(database, Buffer.alloc(32, 2))).rejects.toThrow(WrongKey);
  await database.close();
});
