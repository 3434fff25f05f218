import { expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql, raw } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { numberOf } from '#testing/rows';
import { resetTokenFor } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';
import { REMOVED_AT_ONCE, sweep } from './sweep.ts';

const world = useWorld();
const TABLES = ['auth_tokens', 'reset_tokens', 'realtime_tickets', 'login_failures', 'rate_limits', 'outbox', 'mails'];
const rows = async () => {
  const counts: Record<string, number> = {};
  for (const table of TABLES)
    counts[table] = (await world.db.one<{ n: number }>(sql`select count(*) as n from ${raw(table)}`)).n;
  return counts;
};

test('what still works is kept, what has expired is removed', async () => {
  for (const table of TABLES) await world.db.run(sql`delete from ${raw(table)}`);
  const email = 'student@northfield.example';
  await world.anonymous.call('login', { email, password: 'wrong' });
  await resetTokenFor(world, email);
  await world.anonymous.call('login', { email: 'student2@northfield.example', password: DEMO_PASSWORD });
  await world.as('student').call('realtimeTicket');
  await world.as('student').call('mfaGenerateSecret', { email });
  const full = await rows();
  expect(Object.values(full).every((count) => count > 0)).toBe(true);
  await sweep(world.services);
  expect(await rows()).toEqual(full);
  const pending = () => world.db.many(sql`select 1 from mfa_secrets where state = 'pending'`);
  const inUse = await world.db.many(sql`select account_id from mfa_secrets where state <> 'pending' order by 1`);
  expect(inUse.length).toBeGreaterThan(0);
  expect(await pending()).toHaveLength(1);
  world.at(plus(ANCHOR, 8 * 24 * HOUR));
  await sweep(world.services);
  expect(Object.values(await rows())).toEqual(TABLES.map(() => 0));
  expect(await pending()).toEqual([]);
  expect(await world.db.many(sql`select account_id from mfa_secrets order by 1`)).toEqual(inUse);
});

test('the day somebody was here last outlives the token that knew it', async () => {
  const { student } = world.ids.accounts;
  const seen = async () =>
    (await world.db.one<{ at: string | null }>(sql`select iso(last_seen_at) as at from accounts where id = ${student}`))
      .at;
  await world.db.run(sql`update accounts set last_seen_at = null where id = ${student}`);
  await world.db.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
    values (decode(repeat('cd', 32), 'hex'), ${student}, ${plus(world.now, -30 * HOUR)}, ${plus(world.now, -9 * HOUR)})`);
  await sweep(world.services);
  expect(await seen()).toBe(plus(world.now, -9 * HOUR));
  // an older one that is found later changes nothing
  await world.db.run(sql`
    insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
    values (decode(repeat('ef', 32), 'hex'), ${student}, ${plus(world.now, -40 * HOUR)}, ${plus(world.now, -33 * HOUR)})`);
  await sweep(world.services);
  expect(await seen()).toBe(plus(world.now, -9 * HOUR));
});

test('what has grown for months goes some thousand rows at a time, the oldest first', async () => {
  const old = REMOVED_AT_ONCE + 10;
  const deliveries = sql`select count(*) from mail_deliveries`;
  await world.db.run(sql`delete from mail_deliveries`);
  await world.db.run(sql`
    insert into mail_deliveries (key, kind, address, begun_at)
    select 'old.' || n, 'digest', 'maya@example.edu', ${plus(world.now, -31 * 24 * HOUR)}::timestamptz - n * interval '1 second'
    from generate_series(1, ${old}::int) n
    union all select 'new', 'digest', 'maya@example.edu', ${plus(world.now, -29 * 24 * HOUR)}`);
  const removed: number[] = [];
  const run: typeof world.db.run = async (statement) => {
    const rows = await world.db.run(statement);
    if (statement.sql.includes('mail_deliveries where id')) removed.push(rows);
    return rows;
  };
  await sweep({ ...world.services, database: { ...world.db, run } });
  expect(removed).toEqual([REMOVED_AT_ONCE, 10]);
  expect(await numberOf(world.db, deliveries)).toBe(1);
});

test('a job that was given up is kept for a month, in which somebody may try it again', async () => {
  await world.db.run(sql`delete from outbox`);
  const plant = (kind: string, days: number) =>
    world.db.run(sql`
      insert into outbox (kind, payload, run_at, failed_at)
      values (${kind}, '{}', ${world.now}, ${plus(world.now, -days * 24 * HOUR)})`);
  await plant('old', 31);
  await plant('new', 29);
  await sweep(world.services);
  expect(await world.db.many(sql`select kind from outbox`)).toEqual([{ kind: 'new' }]);
});

test('a job that was done is kept for a week', async () => {
  await world.db.run(sql`delete from outbox`);
  const plant = (kind: string, days: number) =>
    world.db.run(sql`
      insert into outbox (kind, payload, run_at, done_at)
      values (${kind}, '{}', ${world.now}, ${plus(world.now, -days * 24 * HOUR)})`);
  await plant('old', 8);
  await plant('new', 6);
  await sweep(world.services);
  expect(await world.db.many(sql`select kind from outbox`)).toEqual([{ kind: 'new' }]);
});

test('an address that refuses is remembered for as long as somebody has it, and else for a month [SUCC-084]', async () => {
  const plant = (address: string, days: number, column: 'stopped_at' | 'retried_at' = 'stopped_at') =>
    world.db.run(sql`
      insert into refused_addresses (address, answer, ${raw(column)})
      values (${address}, '550 No', ${plus(world.now, -days * 24 * HOUR)})`);
  await world.db.run(sql`delete from refused_addresses`);
  await plant('student@northfield.example', 400);
  await plant('of-nobody@northfield.example', 31);
  await plant('of-nobody-yet@northfield.example', 29);
  await plant('student2@northfield.example', 31, 'retried_at');
  await plant('student3@northfield.example', 29, 'retried_at');
  await sweep(world.services);
  const left = await world.db.many<{ address: string }>(sql`select address from refused_addresses`);
  expect(left.map(({ address }) => address.split('@')[0]).toSorted()).toEqual(['of-nobody-yet', 'student', 'student3']);
});
