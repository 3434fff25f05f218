import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { attachUpload, keepUpload, abandonUpload } from '#kernel/uploads';
import { givenResource, pdfOf, resourcesOf } from '#testing/resources';
import { ANCHOR, useWorld } from '#testing/world';
import { sweepUploads } from './sweep.ts';

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
  await abandonUpload(world.db, key, world.now);
  const away = { ...world.services.files, remove: () => Promise.reject(new Error('away')) };
  await expect(sweepUploads({ ...world.services, files: away })).rejects.toThrow('away');
  expect(await isThere(key)).toEqual([true, true]);
  await sweepUploads(world.services);
  expect(await isThere(key)).toEqual([false, false]);
});

test('a resource stays as long as a session holds it, and 30 days for drafts that name it [ADM-090, ADM-116]', async () => {
  world.at(ANCHOR);
  const { upload, save, handOut } = resourcesOf(world);
  const keyOf = (url: string) => url.slice('/files/'.length).split('?')[0] ?? '';
  const replaced = keyOf(await handOut());
  const [named, kept] = [(await upload(pdfOf())).body, (await upload(pdfOf())).body];
  await save([givenResource(kept)]);
  world.at(plus(ANCHOR, 29 * 24 * HOUR));
  await sweepUploads(world.services);
  for (const key of [replaced, named.fileKey, kept.fileKey]) expect(await isThere(key)).toEqual([true, true]);
  // an older draft can still be saved
  await save([givenResource(kept), givenResource(named)]);
  world.at(plus(ANCHOR, 31 * 24 * HOUR));
  await sweepUploads(world.services);
  expect(await isThere(replaced)).toEqual([false, false]);
  for (const key of [named.fileKey, kept.fileKey]) expect(await isThere(key)).toEqual([true, true]);
  await save([]);
  await sweepUploads(world.services);
  for (const key of [named.fileKey, kept.fileKey]) expect(await isThere(key)).toEqual([false, false]);
});

test('a file that two classes hold goes with the second of them [ADM-073, ADM-090]', async () => {
  world.at(ANCHOR);
  const { activeCourse: courseId, futureSession: sessionId, upcomingCourse: targetId } = world.ids;
  const { upload, save } = resourcesOf(world);
  const { fileKey } = (await upload(pdfOf())).body;
  await save([givenResource({ fileKey })]);
  const startTime = '2026-09-30T22:30:00.000Z';
  const items = [{ kind: 'session', id: sessionId }];
  const copy = { courseId, targetId, items, chosen: [{ kind: 'session', id: sessionId, startTime }] };
  const { digest } = (await world.as('registrar').call('previewCopyItems', copy)).body;
  expect((await world.as('registrar').call('copyItems', { ...copy, digest })).status).toBe(200);
  world.at(plus(ANCHOR, 31 * 24 * HOUR));
  await save([]);
  await sweepUploads(world.services);
  expect(await isThere(fileKey)).toEqual([true, true]);
  await world.db.run(sql`
    delete from sessions s where course_id = ${targetId}
      and exists (select from session_resources g where g.session_id = s.id and g.file_key = ${fileKey})`);
  await sweepUploads(world.services);
  expect(await isThere(fileKey)).toEqual([false, false]);
});
