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

test('there is a release to upgrade from', () => {
  expect(releases()).toContain('1.0.0');
});

describe.each(releases())('the demo world of %s', (version) => {
  let database: Database;
  let before: ReadonlyMap<string, Digest>;

  beforeAll(async () => {
    database = await emptyDatabase();
    await loadAsItWas(database, readLines(worldOf(version)), () => {});
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

  test('a migration that does not suit what stands there is found, and so is one that loses rows', async () => {
    const next = (text: string) => migrate(database, [...migrations(), { name: '9999.sql', text, checksum: 'x' }]);
    await expect(next('alter table submissions add column weight int not null')).rejects.toThrow(/null values/);
    await next('truncate submission_comments cascade');
    expect(poorer(before, await rowsIn(database))).toContain('submission_comments');
  });
});
