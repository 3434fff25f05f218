import { expect, test } from 'vitest';
import { MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { fileAddress, isFileAddress, type FileUse } from './file-address.ts';
import { createSealer } from './sealer.ts';

const NOW: Instant = '2026-03-11T22:10:00.000Z';
const UNTIL = plus(NOW, 5 * MINUTE);
const KEY = 'screenshots/one.webp';
const sealer = createSealer(Buffer.alloc(32, 7));

const queryOf = (use: FileUse, key = KEY, by = sealer) =>
  Object.fromEntries(new URL(fileAddress(by, use, key, UNTIL), 'http://x').searchParams);
const isGood = (query: object, { use = 'get' as FileUse, key = KEY, now = NOW } = {}) =>
  isFileAddress(sealer, use, key, query, now);

test('an address holds for its file, for its use, and until its time is over', () => {
  expect(fileAddress(sealer, 'get', KEY, UNTIL)).toMatch(
    /^\/files\/screenshots\/one\.webp\?until=\d+&signature=[\w-]+$/,
  );
  expect(isGood(queryOf('get'))).toBe(true);
  expect(isGood(queryOf('get'), { now: plus(UNTIL, -1) })).toBe(true);
  expect(isGood(queryOf('get'), { now: UNTIL })).toBe(false);
  expect(isGood(queryOf('get'), { use: 'put' })).toBe(false);
  expect(isGood(queryOf('put'), { use: 'put' })).toBe(true);
  expect(isGood(queryOf('get'), { key: 'screenshots/two.webp' })).toBe(false);
});

test.each([
  ['a later time', { until: '1893456000' }],
  ['no time', { until: undefined }],
  ['several times', { until: ['1', '2'] }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['a longer signature', { signature: `${queryOf('get')['signature']}A` }],
  ['several signatures', { signature: [queryOf('get')['signature']] }],
  ['the signature of another key', { signature: queryOf('get', KEY, createSealer(Buffer.alloc(32, 8)))['signature'] }],
])('nobody makes one up: %s', (_what, change) => {
  expect(isGood({ ...queryOf('get'), ...change })).toBe(false);
});
