import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from '#testing/zip-of';
import { zipEntries, ZipRefused } from './directory.ts';
import { isZip, unpack } from './unpack.ts';

const BOUNDS = { mostFiles: 40, mostBytes: 1000, mostRatio: 100 };
const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.csv`, data: 'a' }));

test('files come out as they went in, packed or stored, beside folders [ADM-059]', async () => {
  const bytes = zipOf([
    { name: 'folder/', data: '', stored: true },
    { name: 'folder/a.csv', data: 'Zoë,1\r\n' },
    { name: 'b.csv', data: 'plain', stored: true, flags: 8 },
    { name: 'empty.csv', data: '' },
  ]);
  expect(isZip(bytes)).toBe(true);
  const found = zipEntries(bytes, BOUNDS);
  const texts = await Promise.all(
    found.map(async (entry) => [entry.name, new TextDecoder().decode(await unpack(bytes, entry))]),
  );
  expect(texts).toEqual([
    ['folder/a.csv', 'Zoë,1\r\n'],
    ['b.csv', 'plain'],
    ['empty.csv', ''],
  ]);
});

test('the bounds are refused, and what is just within them is not [ADM-063]', () => {
  expect(zipEntries(zipOf(files(40)), BOUNDS)).toHaveLength(40);
  expect(() => zipEntries(zipOf(files(41)), BOUNDS)).toThrow(ZipRefused);
  const sized = (size: number) => zipOf([{ name: 'a', data: 'x'.repeat(size), stored: true }]);
  expect(zipEntries(sized(1000), BOUNDS)).toHaveLength(1);
  expect(() => zipEntries(sized(1001), BOUNDS)).toThrow('larger than');
  const packed = deflateRawSync('abc').length;
  const told = (size: number) => zipOf([{ name: 'a', data: 'abc', size }]);
  expect(zipEntries(told(packed * 100), BOUNDS)).toHaveLength(1);
  expect(() => zipEntries(told(packed * 100 + 1), BOUNDS)).toThrow('packed more than 100 to 1');
});
