import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { asCsv } from '#kernel/list-file/as-csv';
import { sampleOf } from '#testing/effort';
import { SPREADSHEETS } from '#testing/spreadsheets';
import { useWorld } from '#testing/world';
import { exportRows, columnsOf } from './queries-export.ts';
import { importRows } from './apply/import-rows.ts';
import { nounOf, NOUNS, type NounName } from './nouns/nouns.ts';
import { readFile } from './read/read-file.ts';

const world = useWorld();
const BOUNDS = { mostBytes: 10_000_000, mostRows: 20_000, mostColumns: 200 };

async function dryRun(noun: NounName, bytes: Uint8Array) {
  const entries = readFile(await asCsv(bytes, BOUNDS), 'csv', columnsOf(noun));
  return importRows(world.db, nounOf(noun), entries, {
    apply: false,
    now: world.now,
    passwords: world.services.passwords,
  });
}

beforeAll(async () => {
  await world.db.run(
    sql`update classrooms set room_number = '012', building_name = 'Annexe "B"; left' where id in (select min(id) from classrooms)`,
  );
  await world.db.run(
    sql`update accounts set first_name = '=Zoë', last_name = 'O''Brien' where email = 'student2@northfield.example'`,
  );
  await world.db.run(sql`
    update assignments set content = E'Don''t\n\n| a | b |\n|---|---|\n'' =1+1' where id in (select min(id) from assignments)`);
});

test.each(sampleOf(Object.keys(SPREADSHEETS), 3))(
  'exports that %s has saved come back as no change [ADM-058]',
  async (program) => {
    for (const noun of Object.keys(NOUNS) as NounName[]) {
      const { text, count } = await exportRows(world.db, noun, { university: null, course: null }, 'csv');
      const saved = SPREADSHEETS[program]?.(text) ?? Buffer.from('');
      const { rows } = await dryRun(noun, saved);
      const others = rows.filter(({ what }) => what !== 'unchanged');
      expect({ noun, others: others.slice(0, 3), count: rows.length }).toEqual({ noun, others: [], count });
    }
  },
);

test.each(sampleOf(Object.keys(SPREADSHEETS), 3))(
  'a roster that %s has saved is unchanged on the screen [ADM-058]',
  async (program) => {
    const admin = world.as('admin');
    const part = { university: 'Northfield University', course: 'NU-FSF-PT-12' };
    const { text, count } = await exportRows(world.db, 'enrollments', part, 'csv');
    const { body } = await admin.call('uploadImport', {
      kind: 'enrollments',
      universityId: world.ids.northfield,
      courseId: world.ids.activeCourse,
      fileName: 'roster.csv',
      base64: SPREADSHEETS[program]?.(text).toString('base64') ?? '',
    });
    const shown = await admin.call('importPreview', { importId: body.importId, kind: 'all', page: 0, after: -1 });
    expect(shown.body.counts).toMatchObject({ unchanged: count, 'left out': 0, refused: 0 });
  },
);
