import { UNCHANGED } from '@bcs/contract/kernel/unchanged';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/db';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';
import { openMetrics, type Metrics } from '../monitoring/metrics.ts';

const world = useWorld();
const CONCURRENCY = 3;
const WAITING = 4;
let app: FastifyInstance;
let origin: string;
let metrics: Metrics;
let token: string;
/** The number of reads that have begun, and a function that lets them continue. */
let begun: number;
let resume: () => void;

/** A database that holds every read until it is released. */
function held(database: Database): Database {
  const { promise, resolve } = Promise.withResolvers<void>();
  resume = resolve;
  begun = 0;
  return {
    ...database,
    maybe: async (query) => {
      begun += 1;
      await promise;
      return database.maybe(query);
    },
  };
}

beforeEach(async () => {
  token = await world.tokenOf('student');
  metrics = openMetrics(() => world.now);
  app = await buildApp(
    { ...world.services, database: held(world.db) },
    { metrics, work: { atOnce: CONCURRENCY, mostWaiting: WAITING, waitMs: 20_000 } },
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  resume();
  // fetch keeps connections open, and closing would wait for them
  app.server.closeAllConnections();
  await app.close();
});

const dashboard = (signal?: AbortSignal) =>
  fetch(`${origin}/broker/dashboard`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authtoken: token, connection: 'close' },
    body: JSON.stringify({ enrollmentId: world.ids.enrollments.student }),
    ...(signal && { signal }),
  });
const shed = async (why: string) =>
  Number(new RegExp(`shed_total\\{why="${why}"\\} (\\d+)`).exec(await metrics.registry.metrics())?.[1] ?? 0);
const working = (count: number) => expect.poll(() => begun, { interval: 5 }).toBe(count);

test('what is too much is refused at once, and health answers while everybody else waits', async () => {
  const inWork = Array.from({ length: CONCURRENCY }, () => dashboard());
  await working(CONCURRENCY);
  const waiting = Array.from({ length: WAITING }, () => dashboard());
  await expect.poll(async () => (await dashboard()).status, { interval: 5 }).toBe(503);
  // while none before it is answered
  const refused = await dashboard();
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]$/);
  expect(await refused.json()).toEqual({ success: false, errorCode: 'UNAVAILABLE', errorMessage: expect.any(String) });
  // the response is written directly, but has the usual headers
  const another = await fetch(`${origin}/broker/unknown`, { method: 'POST' });
  const shared = [...another.headers].filter(
    ([name]) => !/^(x-request-id|content-length|date|x-ratelimit.*|connection|keep-alive)$/.test(name),
  );
  expect(Object.fromEntries(refused.headers)).toMatchObject(Object.fromEntries(shared));
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(refused.headers.get(UNCHANGED)).toBe('true');
  expect(await metrics.registry.metrics()).toMatch(/requests?_\w+\{[^}]*dashboard[^}]*503/);
  const health = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`${origin}${path}`)));
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  expect(begun).toBe(CONCURRENCY);

  resume();
  const served = await Promise.all([...inWork, ...waiting]);
  expect(served.map(({ status }) => status)).toEqual(Array(CONCURRENCY + WAITING).fill(200));
  expect((await dashboard()).status).toBe(200);
});

test('who has gone while waiting is never worked for, and others take the place', async () => {
  const inWork = Array.from({ length: CONCURRENCY }, () => dashboard());
  await working(CONCURRENCY);
  const leaving = new AbortController();
  const gone = Array.from({ length: WAITING }, () => dashboard(leaving.signal).catch(() => null));
  await expect.poll(async () => (await dashboard()).status, { interval: 5 }).toBe(503);
  leaving.abort();
  await Promise.all(gone);
  await expect.poll(() => shed('gone'), { interval: 5 }).toBe(WAITING);
  const later = dashboard();
  resume();
  expect((await Promise.all([...inWork, later])).map(({ status }) => status)).toEqual(Array(CONCURRENCY + 1).fill(200));
  // a served request makes as many reads as another; the others have made none
  const each = begun / (CONCURRENCY + 1);
  begun = 0;
  expect((await dashboard()).status).toBe(200);
  expect(begun).toBe(each);
});

test('senders of half a request hold no place', async () => {
  const head =
    'POST /broker/dashboard HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  const slow = Array.from({ length: CONCURRENCY + WAITING }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
  for (const socket of slow) {
    await once(socket, 'connect');
    socket.write(head);
  }
  await new Promise((resolve) => void setTimeout(resolve, 100));
  const served = dashboard();
  await working(1);
  resume();
  expect((await served).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('people sign in while the bound of everything else is reached', async () => {
  const inWork = Array.from({ length: CONCURRENCY + WAITING }, () => dashboard());
  await working(CONCURRENCY);
  const answer = await fetch(`${origin}/broker/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).not.toBe(503);
  resume();
  await Promise.all(inWork);
});
