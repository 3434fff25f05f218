import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculateDigests, type Digest } from '#database/backup/digest';
import { readLines } from '#database/backup/files';
import { loadAsItWas } from '#database/backup/load';
import { emptyDatabase } from '#testing/database';
import { releases, worldOf } from '#testing/release';
import { sql, raw, type Database } from './db.ts';
import { migrate, migrations } from './migrate.ts';

const rowsIn = async (database: Database): Promise<ReadonlyMap<string, Digest>> =>
  database.transaction(async (tx) => calculateDigests(tx));

/** The texts of notifications in a release that stored no facts. D-308 */
const textsIn = (database: Database, column: 'content' | 'facts') =>
  database.many(sql`select id, ${raw(column)} as text from notifications order by university_id, id`);

/**
 * Finds tables that are gone or have fewer rows. Migrations that do this on purpose are listed here with their release.
 */
const poorer = (before: ReadonlyMap<string, Digest>, after: ReadonlyMap<string, Digest>): string[] =>
  [...before].filter(([name, { rows }]) => (after.get(name)?.rows ?? 0) < rows).map(([name]) => name);

/** Puts copies of a session and an assignment among the deleted items, as the release stores them. */
const deleteOfEach = (database: Database) =>
  database.run(sql`
    insert into deleted_items (university_id, course_id, kind, item, deleted_at)
    (select university_id, course_id, 'session', to_jsonb(s), '2026-11-27T12:00:00Z'::timestamptz from sessions s order by id limit 1)
    union all
    (select university_id, course_id, 'assignment', to_jsonb(a), '2026-11-27T12:00:00Z'::timestamptz from assignments a order by id limit 1)`);

/**
 * The columns by which deleted items do not fit their tables: those that they lack and that have no default, so that they
 * cannot be restored, and those that their tables have lost, as by another name, so that they would come back poorer. ADM-071
 */
const unfit = (database: Database) =>
  database.many<{ kind: string; name: string }>(sql`
    with columns as (
      select d.kind, a.attname as name, d.item, a.attnotnull and not a.atthasdef as needed from deleted_items d
      join pg_attribute a on a.attrelid = concat(d.kind, 's')::regclass and a.attnum > 0 and not a.attisdropped)
    select kind, name from columns where needed and not jsonb_exists(item, name)
    union all
    select d.kind, k.name from deleted_items d, jsonb_object_keys(d.item) as k(name)
    where not exists (select from columns c where c.kind = d.kind and c.name = k.name)
    order by 1, 2`);

test('there is a release to upgrade from', () => {
  expect(releases()).toContain('1.0.0');
});

describe.each(releases())('the demo world of %s', (version) => {
  let database: Database;
  let before: ReadonlyMap<string, Digest>;

  beforeAll(async () => {
    database = await emptyDatabase();
    await loadAsItWas(database, readLines(worldOf(version)), () => {});
    await deleteOfEach(database);
    before = await rowsIn(database);
  }, 120_000);
  afterAll(() => database.close());

  test('takes every migration that came after it, and loses no row and no text [D-308]', async () => {
    expect(before.get('submissions')?.rows).toBeGreaterThan(100);
    const texts = await textsIn(database, 'content');
    await migrate(database);
    expect(await textsIn(database, 'facts')).toEqual(texts);
    expect(poorer(before, await rowsIn(database))).toEqual([]);
  });

  test('keeps what was deleted such that it can be restored [ADM-071]', async () => {
    expect(await unfit(database)).toEqual([]);
  });

  test('a migration that does not suit what stands there is found, and so is one that loses rows or forgets deleted items', async () => {
    const next = (text: string) => migrate(database, [...migrations(), { name: '9999.sql', text, checksum: 'x' }]);
    await expect(next('alter table submissions add column weight int not null')).rejects.toThrow(/null values/);
    await next('truncate submission_comments cascade');
    expect(poorer(before, await rowsIn(database))).toContain('submission_comments');
    await database.script("alter table sessions add column color text not null default 'red'");
    expect(await unfit(database)).toEqual([]);
    await database.script('alter table sessions rename column name to title');
    expect(await unfit(database)).toEqual([
      { kind: 'session', name: 'name' },
      { kind: 'session', name: 'title' },
    ]);
    await database.script('alter table assignments rename column prework to preparation');
    expect(await unfit(database)).toContainEqual({ kind: 'assignment', name: 'prework' });
  });
});
