import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FilesDown } from '#kernel/file-store';
import { diskFiles } from './disk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bcs-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file and its folder are for their owner alone', async () => {
  await diskFiles(folder).put('pictures/mine.webp', Buffer.from('x'), 'image/webp');
  expect(statSync(join(folder, 'pictures')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'pictures/mine.webp')).mode & 0o777).toBe(0o600);
});

test('a put that fails leaves nothing, neither the file nor a part of it', async () => {
  // a folder with that name makes the last step fail
  mkdirSync(join(folder, 'pictures/mine.webp/full'), { recursive: true });
  await expect(diskFiles(folder).put('pictures/mine.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(FilesDown);
  expect(readdirSync(join(folder, 'pictures'))).toEqual(['mine.webp']);
});

/** Reads a file repeatedly while it is written, and returns the lengths that were seen. */
async function lengthsWhile(write: () => Promise<unknown>, path: string): Promise<Set<number>> {
  const seen = new Set<number>();
  const written = new AbortController();
  const reading = (async () => {
    while (!written.signal.aborted) seen.add((await readFile(path).catch(() => Buffer.alloc(0))).length);
  })();
  for (let round = 0; round < 20; round += 1) await write();
  written.abort();
  await reading;
  return seen;
}

const LARGE = Buffer.alloc(3_000_000, 7);

test('whoever reads while a file is written sees all of it or nothing', async () => {
  const files = diskFiles(folder);
  const seen = await lengthsWhile(
    () => files.put('pictures/mine.webp', LARGE, 'image/webp'),
    join(folder, 'pictures/mine.webp'),
  );
  expect([...seen].filter((length) => length !== 0 && length !== LARGE.length)).toEqual([]);
});

test('a file that is written in place is seen half', async () => {
  const path = join(folder, 'mine.webp');
  const seen = await lengthsWhile(async () => {
    writeFileSync(path, LARGE.subarray(0, 1000));
    await new Promise((resolve) => void setTimeout(resolve, 2));
    writeFileSync(path, LARGE);
  }, path);
  expect([...seen].some((length) => length !== 0 && length !== LARGE.length)).toBe(true);
});
