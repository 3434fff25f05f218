import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { attachUpload, keepUpload, leaveUpload } from '#kernel/uploads';
import { ANCHOR, useWorld } from '#testing/world';
import { sweepUploads } from './sweep-uploads.ts';

const world = useWorld();
const accountId = world.ids.accounts.student;
const image = { bytes: Buffer.from('x'), mimeType: 'image/webp', extension: 'webp' } as const;
const keep = () => keepUpload(world.services, { accountId, kind: 'screenshot', image }, ANCHOR);
const isThere = async (key: string) => [
  (await world.services.files.get(key)) !== null,
  (await world.db.maybe(sql`select 1 from uploads where key = ${key}`)) !== undefined,
];

test('what was never sent goes after a day, what was sent stays [SUPP-006]', async () => {
  const [forgotten, sent] = [await keep(), await keep()];
  await attachUpload(world.db, accountId, sent, ANCHOR);
  world.at(plus(ANCHOR, 23 * HOUR));
  await sweepUploads(world.services);
  expect(await isThere(forgotten)).toEqual([true, true]);
  world.at(plus(ANCHOR, 25 * HOUR));
  await sweepUploads(world.services);
  expect(await isThere(forgotten)).toEqual([false, false]);
  expect(await isThere(sent)).toEqual([true, true]);
});

test('what was taken back goes with the next sweep, also when the files were away at first', async () => {
  const key = await keep();
  await leaveUpload(world.db, key, world.now);
  const away = { ...world.services.files, remove: () => Promise.reject(new Error('away')) };
  await expect(sweepUploads({ ...world.services, files: away })).rejects.toThrow('away');
  expect(await isThere(key)).toEqual([true, true]);
  await sweepUploads(world.services);
  expect(await isThere(key)).toEqual([false, false]);
});
