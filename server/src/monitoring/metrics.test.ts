import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';
import { enqueue } from '#kernel/outbox';
import { freePort } from '#testing/free-port';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { serveMetricsOnPort } from './serve-metrics.ts';

const world = useWorld();
const TOKEN = 'a-token-for-prometheus';
const DOCUMENTS = join(import.meta.dirname, '../../../docs/monitoring');
let app: FastifyInstance;
let metrics: Metrics;
const lines: { msg: string; route?: string }[] = [];

beforeAll(async () => {
  metrics = openMetrics(() => world.now);
  app = await buildApp(world.services, {
    metrics,
    metricsToken: TOKEN,
    slowRequestMs: 0,
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) },
  });
});
afterAll(() => app.close());

const scrape = async () =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).payload;
/** Finds the value of a line by its beginning. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

test.each([undefined, 'Bearer wrong-token-of-length', `Basic ${TOKEN}`, TOKEN])(
  'without its token (%s) there are no metrics',
  async (authorization) => {
    const answer = await app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    expect([answer.statusCode, answer.payload.includes('bcs_')]).toEqual([404, false]);
  },
);

test('requests are counted by route and status, never by what somebody typed, and slow ones are in the log', async () => {
  await app.inject({ method: 'POST', url: '/broker/dashboard', payload: {} });
  await app.inject('/no/such/place-of-somebody?authToken=secret');
  const text = await scrape();
  expect(valueOf(text, 'bcs_http_request_duration_seconds_count{route="POST /broker/dashboard",status="401"}')).toBe(1);
  expect(valueOf(text, 'bcs_http_request_duration_seconds_count{route="unmatched",status="404"}')).toBe(1);
  expect(text).not.toMatch(/place-of-somebody|secret/);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'slow request', method: 'POST', route: '/broker/dashboard' }),
  );
});

test('what waits in the outbox is counted, with the age of the oldest', async () => {
  await world.db.run(sql`delete from outbox`);
  const runAt = plus(world.now, -3 * MINUTE);
  await world.db.transaction((tx) => enqueue(tx, { kind: 'reset-link', payload: {}, runAt }));
  await world.db.transaction((tx) => enqueue(tx, { kind: 'reset-link', payload: {}, runAt: plus(world.now, MINUTE) }));
  // postponed after a failed attempt, it still counts as waiting
  await world.db.run(sql`update outbox set run_at = ${plus(world.now, MINUTE)}`);
  const text = await scrape();
  expect(
    ['bcs_outbox_waiting', 'bcs_outbox_failed', 'bcs_outbox_oldest_seconds', 'bcs_database_up'].map((name) =>
      valueOf(text, name),
    ),
  ).toEqual([1, 0, 180, 1]);
});

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}
/** The number of rows of the outbox that were read, needed or not. */
const read = (node: Node): number =>
  (node['Relation Name'] === 'outbox'
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, each) => sum + read(each), 0);

test('what was done is not read to count what is to be done', async () => {
  await world.db.run(sql`delete from outbox`);
  await world.db.run(sql`
    insert into outbox (kind, payload, run_at, due_at, done_at, failed_at)
    select 'reset-link', '{}', ${world.now}::timestamptz, ${world.now}::timestamptz,
      case when n > 10 then ${world.now}::timestamptz end, case when n <= 5 then ${world.now}::timestamptz end
    from generate_series(1, 5000) n`);
  await world.db.script('vacuum analyze outbox');
  const asked: Sql[] = [];
  const one: typeof world.db.one = (query) => {
    asked.push(query);
    return world.db.one(query);
  };
  const own = openMetrics(() => world.now);
  const other = await buildApp({ ...world.services, database: { ...world.db, one } }, { metrics: own });
  const text = await own.registry.metrics();
  await other.close();
  expect(['bcs_outbox_waiting', 'bcs_outbox_failed'].map((name) => valueOf(text, name))).toEqual([5, 5]);
  const query = asked.find((each) => each.sql.includes('from outbox'));
  const plan = await world.db.one<Record<'QUERY PLAN', [{ Plan: Node }]>>(
    sql`explain (analyze, format json) ${query as Sql}`,
  );
  expect(read(plan['QUERY PLAN'][0].Plan)).toBeLessThan(100);
  await world.db.run(sql`delete from outbox`);
});

test('a database that cannot be used is told of, and what nobody knows then is no number', async () => {
  const own = openMetrics(() => world.now);
  const away = { ...world.db, state: async () => 'away' as const };
  const other = await buildApp({ ...world.services, database: away }, { metrics: own });
  const text = await own.registry.metrics();
  await other.close();
  expect([valueOf(text, 'bcs_database_up'), valueOf(text, 'bcs_outbox_waiting')]).toEqual([0, Number.NaN]);
});

test('on a port of their own they need no token, and nothing else is there', async () => {
  const port = await freePort();
  const server = await serveMetricsOnPort(metrics.registry, port, '127.0.0.1');
  const [found, other] = await Promise.all(
    ['/metrics', '/broker/dashboard'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
  );
  server.closeAllConnections();
  server.close();
  expect([found?.status, other?.status]).toEqual([200, 404]);
  expect(await found?.text()).toContain('bcs_build_info');
});

test('the dashboard and the alerts of the documents name metrics that are there', async () => {
  const text = await scrape();
  const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = readdirSync(DOCUMENTS).flatMap((file) =>
    [...readFileSync(join(DOCUMENTS, file), 'utf8').matchAll(/\b(?:bcs|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !there.has(name))).toEqual([]);
});

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01, "admin":true', undefined],
])('lines tell which trace a request belongs to, where its header is one: %s', async (traceparent, trace_id) => {
  lines.length = 0;
  await app.inject({ url: '/broker/validateToken', headers: { traceparent } });
  const slow = lines.find(({ msg }) => msg === 'slow request');
  expect(slow).toMatchObject({ method: 'GET', route: '/broker/validateToken' });
  expect(slow).toHaveProperty('reqId');
  expect((slow as { trace_id?: string }).trace_id).toBe(trace_id);
});
