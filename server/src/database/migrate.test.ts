import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyDatabase } from '#testing/database';
import { numberOf } from '#testing/rows';
import { sql } from './db.ts';
import { FOLDER, migrate, migrations } from './migrate.ts';

const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';

// each has a database of its own, and runs every migration
vi.setConfig({ testTimeout: 60_000 });

test('a checkout with other line ends has the same migrations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bcs-crlf-'));
  for (const name of readdirSync(FOLDER))
    writeFileSync(join(folder, name), readFileSync(join(FOLDER, name), 'utf8').replaceAll('\n', '\r\n'));
  expect(migrations(folder)).toEqual(migrations());
  rmSync(folder, { recursive: true });
});

test('an instant leaves the database in one form, alone and inside JSON', async () => {
  const db = await emptyDatabase();
  expect((await migrate(db)).length).toBeGreaterThan(5);
  expect(await migrate(db)).toEqual([]);
  const at = '2026-03-11T22:30:00.500Z';
  expect(
    await db.one(
      sql`select ${at}::timestamptz as at, to_jsonb(iso(${at}::timestamptz)) as json, '2026-02-28'::date as day`,
    ),
  ).toEqual({ at, json: at, day: '2026-02-28' });
  await expect(db.transaction((tx) => tx.run(sql`update audit_log set action = 'x'`))).resolves.toBe(0);
  await expect(migrate(db, migrations().slice(1))).rejects.toThrow(/by a newer version/);
  await expect(
    migrate(
      db,
      migrations().map((one) => ({ ...one, checksum: 'x' })),
    ),
  ).rejects.toThrow(/was changed/);
  await db.close();
});

test.skipIf(!POSTGRES)('a migration and a request that wait for each other: the migration is tried again', async () => {
  const db = await emptyDatabase();
  const [first, second] = [
    'create table a (id int); create table b (id int)',
    'alter table a add c int; alter table b add c int',
  ];
  const steps = [first, second].map((text, at) => ({ name: `000${at}.sql`, text, checksum: String(at) }));
  await migrate(db, steps.slice(0, 1));
  const [locked, meets] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const request = db.transaction(async (tx) => {
    await tx.many(sql`select id from b`);
    // makes sure that another transaction is chosen as the victim of the deadlock
    await tx.run(sql`set local deadlock_timeout = '1min'`);
    locked.resolve();
    await meets.promise;
    await tx.many(sql`select id from a`);
  });
  await locked.promise;
  const migrating = migrate(db, steps);
  const waiting = sql`
    select count(*) from pg_locks l join pg_database d on d.oid = l.database
    where not l.granted and d.datname = current_database()`;
  await expect.poll(() => numberOf(db, waiting)).toBe(1);
  meets.resolve();
  await request;
  expect(await migrating).toEqual(['0001.sql']);
  await db.close();
});

test('remote requests that were decided before the tenth step get the state of their decision', async () => {
  const db = await emptyDatabase();
  const earlier = migrations().slice(0, 9);
  await migrate(db, earlier);
  // only these rows matter, so those to which they refer are not checked
  await db.script(`
    set session_replication_role = replica;
    insert into remote_requests (university_id, id, course_id, session_id, enrollment_id, requested_at) overriding system value
      select 1, n, 1, n, 1, now() from generate_series(1, 3) as n;
    insert into remote_decisions (university_id, request_id, approved, decided_by, decided_at)
      values (1, 2, true, 1, now()), (1, 3, false, 1, now());
    set session_replication_role = origin;`);
  await migrate(db);
  expect(await db.many(sql`select id, state from remote_requests order by id`)).toEqual([
    { id: 1, state: 'pending' },
    { id: 2, state: 'approved' },
    { id: 3, state: 'denied' },
  ]);
  await db.close();
});
