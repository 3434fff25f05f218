import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { rehearse } from '#database/backup/rehearse';
import { offerBackups } from '#database/backup/socket';
import { sql, type Database } from '#database/db';
import { openEmbedded } from '#database/embedded';
import { FolderInUse } from '#database/folder-lock';
import { migrate, migrations } from '#database/migrate';
import { plantContent } from '#database/seed/content';
import { emptyDatabase, migratedDatabase, plantedDatabase } from '#testing/database';
import { IS_LONG_RUN } from '#testing/effort';
import { runBcs } from '#testing/run-bcs';
import { numberOf } from '#testing/rows';
import { runCli } from './program.ts';

// each test opens its own engine and runs every migration
vi.setConfig({ testTimeout: 60_000 });
const NOW = '2026-03-11T22:10:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
const file = (name: string) => join(folder, name);
let older: Database;

const bcs = (db: Database, ...line: string[]) => runBcs(line, { db, now: NOW, given: { DATA_DIR: folder } });

beforeAll(async () => {
  older = await openEmbedded();
  await migrate(
    older,
    migrations().filter(({ name }) => name < '0037'),
  );
  await older.transaction(plantContent);
  await older.run(
    sql`insert into outbox (kind, payload, run_at) values ('reset-link', '{}', ${NOW}), ('reset-link', '{}', ${NOW})`,
  );
});
afterAll(async () => {
  await older.close();
  rmSync(folder, { recursive: true });
});

test('an upgrade is tried out on a copy: which steps, in one short line, how long, and which tables are not as they were', async () => {
  // a temporary folder of its own, because other tests on this machine may use the shared one
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, said } = await bcs(older, 'upgrade', '--rehearse');
  expect(said).toMatch(/\d+ rows copied in \d+\.\d s\./);
  expect(said).toMatch(/^\d+ migrations in .{1,200}$/m);
  // dropping a table without rows loses none
  expect(said).toContain('meeting_guests: the table or a column of it goes');
  expect(code).toBe(0);
  // the original is unchanged, and the copy is deleted
  expect(await numberOf(older, sql`select count(*) from schema_migrations where name >= '0041'`)).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
});

test('a migration that loses rows, or changes them, is told of', async () => {
  const copy = await emptyDatabase();
  const losing = { name: '9998_loses.sql', text: 'delete from outbox where id = 1', checksum: 'x' };
  const changing = { name: '9999_changes.sql', text: "update outbox set kind = 'other'", checksum: 'x' };
  const all = [...migrations(), losing, changing];
  const { changed, lost } = await rehearse(older, copy, { file: file('copy.gz'), now: NOW, all });
  await copy.close();
  expect(lost).toEqual([]);
  const ofOutbox = changed.filter(({ name }) => name === 'outbox');
  expect(ofOutbox.map(({ before, after }) => [before.rows, after?.rows])).toEqual([[2, 1]]);
});

// by day, the restore on the command line already compares rows and the counts of triggers
test.runIf(IS_LONG_RUN)('a copy is like the original, whatever triggers count when rows are written', async () => {
  const world = await plantedDatabase();
  const { code, said } = await bcs(world, 'upgrade', '--rehearse');
  expect(said).toContain('Every row is as it was.');
  expect(code).toBe(0);
  const triggers = sql`select string_agg(tgname::text || tgenabled::text, ' ' order by tgname) as all from pg_trigger where not tgisinternal`;
  const copy = await emptyDatabase();
  await bcs(world, 'backup', file('triggers.backup.gz'));
  await bcs(copy, 'restore', file('triggers.backup.gz'));
  expect(await copy.one(triggers)).toEqual(await world.one(triggers));
  await copy.close();
  await world.close();
});

test('the schema of long ago migrates to the one of today, with its rows', async () => {
  const then = migrations().filter(({ name }) => name < '0010');
  const database = await emptyDatabase();
  await migrate(database, then);
  await database.run(
    sql`insert into accounts (email, first_name, last_name, draft_key) values ('a@b.example', 'A', 'B', 'x')`,
  );
  const later = migrations().map(({ name }) => name);
  expect(await migrate(database)).toEqual(later.slice(then.length));
  expect(await numberOf(database, sql`select count(*) from accounts where email = 'a@b.example'`)).toBe(1);
  await database.close();
});

test('a restore is tried without touching anything, and its date is seen by the doctor', async () => {
  const current = await migratedDatabase();
  await current.transaction(plantContent);
  await current.run(
    sql`insert into accounts (email, first_name, last_name, draft_key, created_at) values ('a@b.example', 'A', 'B', 'x', '2025-09-01T00:00:00Z')`,
  );
  expect((await bcs(current, 'doctor')).said).toContain('A restore has never been tried.');
  await bcs(current, 'backup', file('a.backup.gz'));
  const drilled = await bcs(current, 'restore', file('a.backup.gz'), '--drill');
  expect(drilled).toMatchObject({
    code: 0,
    said: expect.stringMatching(/rows of \d+ tables and 0 files restored/) as string,
  });
  const doctor = (await bcs(current, 'doctor')).said;
  expect(doctor).toContain('A restore was last tried on 2026-03-11.');
  expect(doctor).not.toContain('A restore has never been tried.');

  const damaged = gunzipSync(readFileSync(file('a.backup.gz')))
    .toString()
    .replace('a@b.example', 'c@b.example');
  writeFileSync(file('damaged.backup.gz'), gzipSync(damaged));
  expect((await bcs(current, 'restore', file('damaged.backup.gz'), '--drill')).said).toContain('damaged');
  await current.close();
});

test('the embedded database is backed up while a server works on it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bcs-'));
  const end = await offerBackups(older, dataDir, () => NOW);
  const said: string[] = [];
  const line = (path: string) =>
    runCli(['backup', path], {
      given: { DATA_DIR: dataDir },
      now: () => NOW,
      say: (text) => void said.push(text),
      open: async () => {
        throw new FolderInUse('in use');
      },
    });
  expect(await line(file('live.backup.gz'))).toBe(0);
  const copy = await emptyDatabase();
  expect((await bcs(copy, 'restore', file('live.backup.gz'))).code).toBe(0);
  expect(await numberOf(copy, sql`select count(*) from outbox`)).toBe(2);
  await copy.close();
  end();
  // the server is gone: the error is the same as before, and no file is written
  expect(await line(file('none.backup.gz'))).toBe(1);
  expect(said.at(-1)).toContain('in use');
  expect(existsSync(file('none.backup.gz'))).toBe(false);
  // the previous backup is not lost either
  const before = readFileSync(file('live.backup.gz'));
  expect(await line(file('live.backup.gz'))).toBe(1);
  expect(readFileSync(file('live.backup.gz'))).toEqual(before);
  rmSync(dataDir, { recursive: true });
});

test('of a damaged backup no upload is written either', async () => {
  const lines = gunzipSync(readFileSync(file('a.backup.gz')))
    .toString()
    .split('\n');
  const upload = `#file ${JSON.stringify({ path: 'pictures/x.webp', base64: 'AAAA' })}`;
  lines.splice(
    lines.findIndex((line) => line.startsWith('#end')),
    0,
    upload,
  );
  writeFileSync(file('more.backup.gz'), gzipSync(lines.join('\n')));
  expect((await bcs(older, 'restore', file('more.backup.gz'))).said).toContain('its sum does not agree');
  expect(existsSync(file('uploads/pictures/x.webp'))).toBe(false);
});
