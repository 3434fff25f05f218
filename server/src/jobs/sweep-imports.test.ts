import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { sweep } from './sweep.ts';

const world = useWorld();
const { northfield, activeCourse } = world.ids;
const admin = world.as('admin');
const seen = { kind: 'all', page: 0, after: -1 } as const;
const MONTH = 30 * 24 * HOUR;

async function uploaded(name: string) {
  const text = `Email,First name,Last name,Role\n${name}@kept.example,Ada,${name},student\n`;
  const base64 = Buffer.from(text).toString('base64');
  const place = { kind: 'enrollments', universityId: northfield, courseId: activeCourse } as const;
  return (await admin.call('uploadImport', { ...place, fileName: 'kept.csv', base64 })).body.importId;
}
const stateOf = async (importId: number) =>
  (await admin.call('imports', { sort: 'createdAt', descending: true, page: 0, importId })).body.rows[0];

test('an uploaded file is deleted after 30 days and with it what nobody decided on; the report stays [ADM-053]', async () => {
  const [applied, open] = [await uploaded('applied'), await uploaded('open')];
  const { digest } = (await admin.call('importPreview', { importId: applied, ...seen })).body;
  await admin.call('applyImport', { importId: applied, digest, invitations: 'none' });
  const files = () =>
    numberOf(world.db, sql`select count(*) from import_files where import_id = any(${[applied, open]}::int[])`);
  const begun = world.now;
  world.at(plus(begun, MONTH - HOUR));
  await sweep(world.services);
  expect(await files()).toBe(2);
  world.at(plus(begun, MONTH + HOUR));
  await sweep(world.services);
  expect(await files()).toBe(0);
  expect((await stateOf(open))?.state).toBe('cancelled');
  expect(await stateOf(applied)).toMatchObject({ state: 'applied', counts: { created: 1 } });
  expect((await admin.call('importPreview', { importId: applied, ...seen })).body).toMatchObject({
    counts: { created: 1 },
  });
  expect((await admin.call('importReport', { importId: applied })).body.csv).toContain('applied,student,2,created,');
});
