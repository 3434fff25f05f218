import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { migrate, migrations } from '#database/migrate';
import { emptyDatabase } from '#testing/database';
import { numberOf } from '#testing/rows';
import { dump } from './dump.ts';
import { BackupRefused } from './format.ts';
import { load } from './load.ts';

async function* linesOf(lines: readonly string[]) {
  yield* lines;
}

test('a backup of an older version is loaded into its schema and then migrated', async () => {
  const database = await emptyDatabase();
  // without the migrations that insert rows
  const older = migrations().filter(({ name }) => name < '0008_');
  await migrate(database, older);
  await database.run(sql`insert into universities (id, name) values (7, 'Old College')`);
  const lines: string[] = [];
  const write = async (line: string) => void lines.push(line);
  expect(await dump(database, { now: '2026-03-11T22:10:00.000Z', files: [], write })).toBe(1);

  const loading = () => load(database, linesOf(lines), () => {});
  await migrate(database);
  await expect(loading()).rejects.toThrow(/another schema/);
  await database.script('drop schema public cascade; create schema public');
  expect(await loading()).toBe(1);
  expect(await numberOf(database, sql`select id from universities where name = 'Old College'`)).toBe(7);
  expect(await migrate(database)).toEqual([]);
  const { id } = await database.one<{ id: number }>(
    sql`insert into universities (name) values ('Next College') returning id`,
  );
  expect(id).toBe(8);

  const newer = lines.with(0, (lines[0] ?? '').replace('0001_', '9999_'));
  await expect(load(database, linesOf(newer), () => {})).rejects.toThrow(BackupRefused);
  await database.close();
}, 120_000);
