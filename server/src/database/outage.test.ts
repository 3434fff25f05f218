import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#testing/copied-database';
import { startTcpProxy, type TcpProxy } from '#testing/tcp-proxy';
import { testServices } from '#testing/services';
import { buildApp } from '../app.ts';
import { sql, type Database } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import type { Watch } from './watch.ts';
import { CommitUnknown } from './restart.ts';
import { toRefusalError, withRetries } from '#kernel/database-errors';

const SILENCE_MS = 800;
const HEARTBEAT_MS = 200;
const SUPERUSER = sql`select rolsuper as yes from pg_roles where rolname = current_user`;
const url = process.env['TEST_DATABASE_URL'] ?? '';

/** Waits for a result while the timers are stopped. */
async function withoutWaiting<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    return await ask();
  } finally {
    vi.useRealTimers();
  }
}
/** Waits for a result, running timers of up to two seconds but no longer ones. */
const withinTwoSeconds = <T>(ask: () => Promise<T>) =>
  withoutWaiting(async () => {
    const answer = ask();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2000);
    return answer;
  });
const failing = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );

describe.runIf(process.env['BCS_TEST_ENGINE'] === 'postgres')('a PostgreSQL server in trouble', () => {
  let proxy: TcpProxy;
  let own: string;
  let database: Database;
  const slow: string[] = [];
  const watch: Watch = { slowMs: 100, onSlow: (text) => void slow.push(text) };

  beforeAll(async () => {
    own = await createDatabase(url, `bcs_outage_${process.pid}`);
    const plain = await openPostgres(own, { poolSize: 1 });
    await migrate(plain);
    await plain.close();
  });
  const open = async (more: PostgresOptions = {}) => {
    const through = new URL(own);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    // a socket would bypass the proxy
    through.searchParams.delete('host');
    database = await openPostgres(through.href, { poolSize: 2, heartbeatMs: HEARTBEAT_MS, watch, ...more });
  };
  /** Takes a server for silent sooner. A busy machine may need longer than that for a new connection. */
  const losePatience = async () => {
    await database.close();
    await open({ silenceMs: SILENCE_MS });
  };
  beforeEach(async () => {
    proxy = await startTcpProxy(Number(new URL(own).port || 5432));
    await open();
    slow.length = 0;
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });
  afterAll(async () => {
    const admin = await openPostgres(url, { poolSize: 1 });
    await admin.script(`drop database ${new URL(own).pathname.slice(1)} with (force)`);
    await admin.close();
  });

  test('that hangs is noticed within two seconds, fails what is asked, and is back by itself', async () => {
    await losePatience();
    expect(await database.state()).toBe('ready');
    // opens both connections of the pool
    await Promise.all([database.one(sql`select 1`), database.one(sql`select 1`)]);
    await new Promise((resolve) => void setTimeout(resolve, 600));
    proxy.hang();
    expect(await withinTwoSeconds(() => database.state())).toBe('silent');
    expect(await failing(database.one(sql`select 1`))).toBe('Query read timeout');
    slow.length = 0;
    expect(await failing(database.transaction((tx) => tx.one(sql`select 1`)))).toBe('Query read timeout');
    // neither its work nor its end is waiting as well
    expect(slow).toEqual(['begin']);
    proxy.resume();
    await expect.poll(() => database.state(), { timeout: 5000, interval: 100 }).toBe('ready');
    expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 });
    expect(database.usage()).toMatchObject({ most: 2, waiting: 0 });
  });

  test('that is away says so at once, and is back by itself', async () => {
    proxy.refuse();
    expect(await withoutWaiting(() => database.state())).toBe('away');
    proxy.resume();
    await expect.poll(() => database.state(), { timeout: 5000, interval: 100 }).toBe('ready');
  });

  test('that restarts is waited for, and what it cut runs again', async () => {
    await database.one(sql`select 1`);
    const first = withRetries(() => database.transaction((tx) => tx.one(sql`select pg_sleep(0.2), 2 as two`)));
    await new Promise((resolve) => void setTimeout(resolve, 100));
    proxy.refuse();
    const next = withRetries(() => database.one(sql`select 3 as three`));
    await new Promise((resolve) => void setTimeout(resolve, 500));
    proxy.resume();
    expect(await first).toMatchObject({ two: 2 });
    expect(await next).toEqual({ three: 3 });
  });

  test('that was cut while it committed is not asked the same again: nobody knows what it kept', async () => {
    await database.script(`
      create table kept (turn int);
      create function cut() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
      create constraint trigger cut after insert on kept deferrable initially deferred for each row execute function cut()`);
    let turns = 0;
    const write = withRetries(() =>
      database.transaction((tx) => {
        turns += 1;
        return tx.run(sql`insert into kept values (${turns})`);
      }),
    );
    const error: unknown = await write.catch((failed: unknown) => failed);
    expect([error instanceof CommitUnknown, turns]).toEqual([true, 1]);
    expect(toRefusalError(error)).toMatchObject({ failure: { code: 'UNAVAILABLE' } });
    expect(await database.one(sql`select count(*)::int as count from kept`)).toEqual({ count: 0 });
  });

  test('whose connection for news is only half there is heard again, and pages are told that they may have missed something', async () => {
    const heard: string[] = [];
    let reconnected = 0;
    database.subscribe(
      (message) => void heard.push(message),
      () => void (reconnected += 1),
    );
    proxy.hang();
    // nobody else sends a request: it notices by itself, and tries to reconnect
    await expect.poll(() => proxy.waiting(), { timeout: 5000, interval: 50 }).toBeGreaterThan(0);
    proxy.resume();
    await expect.poll(() => reconnected, { timeout: 5000, interval: 50 }).toBeGreaterThan(0);
    await database.run(sql`select pg_notify('realtime', 'hello')`);
    await expect.poll(() => heard).toContain('hello');
  });

  test('is told of at /readyz with its reason, and in the log at the request that met it', async () => {
    await losePatience();
    const lines: string[] = [];
    const services = testServices(database, () => '2026-03-11T22:10:00.000Z');
    const app = await buildApp(services, { logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } });
    try {
      proxy.hang();
      const ready = await withinTwoSeconds(() => app.inject('/readyz'));
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        { status: 'not ready', reason: 'The database does not answer.' },
      ]);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      const call = await app.inject({
        method: 'GET',
        url: '/broker/myUniversities',
        headers: { authtoken: 'x'.repeat(43) },
      });
      expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
      // a login fails before its call, a page outside of any: each writes one log line with the reason in words and no
      // stack
      const login = await app.inject({
        method: 'POST',
        url: '/broker/login',
        payload: { email: 'x@y.example', password: 'x' },
      });
      expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '5']);
      const told = lines.map((line) => JSON.parse(line) as { msg: string });
      expect(told.filter(({ msg }) => msg !== 'event')).toEqual(
        ['/broker/myUniversities', '/broker/login'].map((route) =>
          expect.objectContaining({
            msg: 'request',
            route,
            failure: 'UNAVAILABLE',
            because: expect.stringMatching(/timeout/) as unknown,
          }),
        ),
      );
      expect(lines.join('')).not.toContain('stack');
      proxy.resume();
      await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5000 }).toBe(200);
    } finally {
      await app.close();
    }
  });

  test('whose disk is full is not ready, goes on reading, and is ready once there is room', async () => {
    if (!(await database.one<{ yes: boolean }>(SUPERUSER)).yes) return;
    const full = 'begin raise exception using errcode = $$53100$$, message = $$No space left on device$$; end';
    await database.script(`create function is_full() returns event_trigger language plpgsql as '${full}'`);
    await database.script(`create event trigger full_disk on ddl_command_start execute function is_full()`);
    expect(await database.state()).toBe('ready');
    expect(await failing(database.script('create table more ()'))).toContain('No space left');
    await expect.poll(() => database.state(), { timeout: 5000, interval: 100 }).toBe('full');
    expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 });
    await database.script('drop event trigger full_disk; drop function is_full()');
    await expect.poll(() => database.state(), { timeout: 5000, interval: 100 }).toBe('ready');
  });

  test('tells which statements are slow, without their values', async () => {
    await database.run(sql`select pg_sleep(0.15), ${'a secret'}::text`);
    await database.run(sql`select ${'quick'}::text`);
    expect(slow).toEqual(['select pg_sleep(0.15), $1::text']);
  });

  test('a transaction that must not hurry may take longer than a request', async () => {
    await losePatience();
    const long = sql`select pg_sleep(${(2 * SILENCE_MS) / 1000})`;
    expect(await failing(database.transaction((tx) => tx.run(long)))).toBe('Query read timeout');
    await database.transaction(async (tx) => {
      await tx.longRunning();
      await tx.run(long);
    });
  });
});
