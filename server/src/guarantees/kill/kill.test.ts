import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { IS_LONG_RUN } from '#testing/effort';
import { freePort } from '#testing/free-port';
import { startServer, type ServerProcess } from '#testing/server-process';
import { findBroken } from './checker.ts';
import { CAN_KILL_POSTGRES, prepareEngine, type Engine } from '#testing/kept-engine';
import { plantGround, type Ground } from './ground.ts';
import { countOf, newLedger } from './ledger.ts';
import type { SentWrite } from './send.ts';
import { writersOf, type LedgerWrite } from './writers.ts';
import { startWriting } from './writing.ts';

const KILLS = IS_LONG_RUN ? 50 : 1;
const LATEST_KILL_MS = 1000;
const POSTGRES_KILLS = IS_LONG_RUN ? 2 : 1;
/** The highest number of kills on PostgreSQL until a write is cut during its commit, since all others are repeated. */
const MOST_POSTGRES_KILLS = 10;

const ledger = newLedger();
let engine: Engine;
let ground: Ground;
let writers: LedgerWrite[];
let port: number;
let server: ServerProcess | undefined;

const start = async () => {
  // a failed test leaves its server behind, and the next try needs the port
  await server?.kill();
  server = await startServer(port, { ...engine.environment, DRAIN_MS: '1000' });
  return server;
};
const check = async () => {
  const database = await engine.open();
  const broken = await findBroken(database, ground, ledger);
  await database.close();
  return broken;
};
const isAcknowledged = ({ fate }: SentWrite) => fate === 'acknowledged';
const codeOf = ({ body }: SentWrite) => (body as { errorCode?: string } | null)?.errorCode ?? 'no answer';

beforeAll(async () => {
  [engine, port] = [await prepareEngine(), await freePort()];
  const database = await engine.open();
  ground = await plantGround(database);
  await database.close();
  writers = writersOf(ground, ledger);
}, 240_000);
afterAll(async () => {
  await server?.kill();
  await engine.remove();
});

test(`killed while nine people write (kills: ${KILLS}): nothing acknowledged is lost, nothing half-applied`, async ({
  annotate,
}) => {
  const broken: string[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const running = await start();
    const writing = startWriting(writers, running.url);
    // on a busy machine the first answer takes a while
    await expect.poll(() => writing.heard.some(isAcknowledged), { timeout: 30_000 }).toBe(true);
    await sleep(randomInt(LATEST_KILL_MS));
    // killed before the writers are told to end, so that writes are in progress
    await running.kill();
    await writing.end();
    expect(writing.heard.filter(({ status }) => status !== 200 && status !== 0)).toEqual([]);
    // PostgreSQL can be checked in between, the embedded database only at the end
    if (engine.postgres || kill === KILLS) broken.push(...(await check()));
  }
  expect(broken).toEqual([]);
  await annotate(`${countOf(ledger, 'acknowledged')} acknowledged, ${countOf(ledger, 'unknown')} without an answer`);
  expect(countOf(ledger, 'acknowledged')).toBeGreaterThan(KILLS);
  expect(countOf(ledger, 'unknown')).toBeGreaterThan(KILLS);
}, 1_800_000);

test('stopped in order while nine people write: everybody who was let in gets an answer, and it ends with 0', async () => {
  const running = await start();
  const writing = startWriting(writers, running.url);
  // kills the processes kills the processes in the middle of their work, however slow the machine is
  await expect.poll(() => writing.heard.length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(writers.length);
  const stopped = running.stop();
  // like a load balancer, which stops sending when the server is not ready
  while ((await running.readiness()) === 200) await sleep(20);
  await writing.end();
  expect(writing.heard.filter((sent) => !isAcknowledged(sent))).toEqual([]);
  expect(writing.heard.length).toBeGreaterThan(0);
  expect(await stopped).toBe(0);
  expect(await check()).toEqual([]);
}, 60_000);

test.runIf(CAN_KILL_POSTGRES)(
  'PostgreSQL itself is killed under the server: it lives on, and so does the rest',
  async () => {
    const running = await start();
    const writing = startWriting(writers, running.url);
    const acknowledged = () => writing.heard.filter(isAcknowledged).length;
    const refused = () => writing.heard.filter((sent) => !isAcknowledged(sent));
    for (let kill = 1; kill <= POSTGRES_KILLS || (refused().length === 0 && kill <= MOST_POSTGRES_KILLS); kill++) {
      await sleep(500);
      await engine.postgres?.crash();
      await engine.postgres?.start();
      const before = acknowledged();
      await expect.poll(acknowledged, { timeout: 5000, interval: 20 }).toBeGreaterThan(before + writers.length);
    }
    await writing.end();
    expect(running.isAlive()).toBe(true);
    const refusals = new Set(refused().map(codeOf));
    expect([...refusals]).toEqual(['UNAVAILABLE']);
    expect(await check()).toEqual([]);
    const database = await engine.open();
    // one listening connection of the server, and one of this check
    const ears = sql`select 1 from pg_stat_activity where application_name = 'bcs-realtime' and query = 'listen realtime'`;
    await expect.poll(() => database.many(ears)).toHaveLength(2);
    await database.close();
    expect(await running.stop()).toBe(0);
  },
  90_000,
);
