import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { DatabaseState } from '#database/db';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';

const world = useWorld();
let app: FastifyInstance;
let isStopping = false;
let state: DatabaseState = 'ready';

beforeAll(async () => {
  const database = { ...world.db, state: async () => state };
  app = await buildApp({ ...world.services, database }, { isStopping: () => isStopping });
});
afterAll(() => app.close());
const readiness = async () => {
  const { statusCode, headers, payload } = await app.inject('/readyz');
  return { statusCode, connection: headers.connection, ...(JSON.parse(payload) as object) };
};

test.each([
  ['away', 'The database cannot be reached.'],
  ['silent', 'The database does not answer.'],
  ['full', 'The disk of the database is full: pages can be read, and nothing can be saved.'],
] as const)('a database that is %s is told of with its reason, and the process lives', async (is, reason) => {
  state = is;
  expect(await readiness()).toMatchObject({ statusCode: 503, status: 'not ready', reason });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  state = 'ready';
  expect(await readiness()).toMatchObject({ statusCode: 200, status: 'ready', connection: 'keep-alive' });
});

test('a server that stops says so, and keeps no connection open behind its last answer', async () => {
  isStopping = true;
  expect(await readiness()).toMatchObject({ statusCode: 503, reason: 'The server is stopping.', connection: 'close' });
  const page = await app.inject({ method: 'POST', url: '/broker/dashboard', payload: {} });
  expect([page.statusCode, page.headers.connection]).toEqual([401, 'close']);
});
