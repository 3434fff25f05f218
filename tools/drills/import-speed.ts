import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '@bcs/server/database/embedded';
import { embeddedFolder } from '@bcs/server/database/open';
import type { Database } from '@bcs/server/database/db';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { findSeats } from '#bench/seats';
import { makeWorld } from '#bench/world';
import { run } from '#run';
import { importer, openSchool, previewImport, unknownRoster, uploadImport, type School } from './imports/school.ts';
import { RequestCrowd, percentile } from './offered-load.ts';
import type { Drill, DrillGround } from './drill.ts';

const ROWS = 10_000;
const COURSES = 20;
/** Calls a second of people who have their class meanwhile. */
const CALLS = { postgres: 40, embedded: 15 };
const STEP_WITHIN_MS = 10_000;
/** A rest between the steps, so that each is measured for itself. */
const REST_MS = 1000;

type Engine = keyof typeof CALLS;
interface Prepared {
  readonly school: School;
  readonly people: readonly { readonly token: string; readonly body: string }[];
}

async function prepare(database: Database): Promise<Prepared> {
  const seats = await findSeats(database, 200);
  const people = seats.map(({ student: { token, enrollmentId } }) => ({
    token,
    body: JSON.stringify({ enrollmentId }),
  }));
  const school = await openSchool(database);
  await database.close();
  return { school, people };
}

async function onPostgres({ postgres, dataDir }: DrillGround) {
  const { url, database } = await makeWorld(postgres, COURSES);
  return { ...(await prepare(database)), environment: { DATABASE_URL: url, DATA_DIR: dataDir } };
}

async function onEmbedded({ dataDir }: DrillGround) {
  const environment = { DATA_DIR: dataDir };
  const { code, output } = await run('node', ['server/src/cli/main.ts', 'seed', '--scale', String(COURSES)], {
    env: { ...environment, LOG_LEVEL: 'silent' },
  });
  if (code !== 0) throw new Error(`The world could not be planted:\n${output}`);
  return { ...(await prepare(await openEmbedded({ folder: embeddedFolder(dataDir) }))), environment };
}

async function measure(engine: Engine, ground: DrillGround): Promise<void> {
  const { say, check } = ground;
  const { school, people, environment } = await (engine === 'postgres' ? onPostgres : onEmbedded)(ground);
  const server = await startServer(await freePort(), environment);
  const crowd = new RequestCrowd({ url: server.url, path: '/broker/dashboard', people });
  try {
    await crowd.offered(CALLS[engine], 3000);
    const call = importer(() => server.url, school);
    const text = unknownRoster(school, ROWS, 'speed');
    /** Does a step while people have their class, and tells how long they waited. */
    const beside = async <T>(what: string, step: () => Promise<T>): Promise<T> => {
      const over = new AbortController();
      const from = crowd.outcomes.length;
      const others = (async () => {
        while (!over.signal.aborted) await crowd.offered(CALLS[engine], 500);
      })();
      const began = performance.now();
      const result = await step();
      const took = performance.now() - began;
      over.abort();
      await others;
      const outcomes = crowd.outcomes.slice(from);
      const waits = outcomes.map((one) => one.took);
      say(
        `${engine}, ${what}: ${took.toFixed(0)} ms; ${outcomes.length} other calls, p95 ${percentile(waits, 0.95).toFixed(0)} ms, slowest ${Math.max(...waits).toFixed(0)} ms.`,
      );
      if (engine === 'postgres') {
        check(`${what} of ${ROWS} rows, ms`, took, STEP_WITHIN_MS, 'at most');
        check(`${what}: p95 of other calls, ms`, percentile(waits, 0.95), 500, 'at most');
      } else check(`${what}: slowest other call, ms`, Math.max(...waits), 1000, 'at most');
      check(`${what}: other calls that failed`, outcomes.filter(({ status }) => status !== 200).length, 0, 'at most');
      await sleep(REST_MS);
      return result;
    };
    const importId = await beside('upload', () => uploadImport(call, school, text));
    const { digest, counts } = await beside('preview', () => previewImport(call, importId));
    check('rows that would be created', counts['created'] ?? 0, ROWS, 'at least');
    const apply = () => call('applyImport', { importId, digest, invitations: 'now' }) as Promise<{ written: number }>;
    check('rows that were written', (await beside('apply', apply)).written, ROWS, 'at least');
    const again = await beside('upload', () => uploadImport(call, school, text));
    const { counts: unchanged } = await beside('preview of the same', () => previewImport(call, again));
    check('rows that are unchanged the second time', unchanged['unchanged'] ?? 0, ROWS, 'at least');
  } finally {
    crowd.close();
    await server.stop();
  }
}

/** 10,000 rows are previewed and applied while the class day goes on. ADM-064 */
export const importSpeed: Drill = {
  name: 'import-speed',
  about: '10,000 rows are imported while people have their class',
  run: async (ground) => {
    for (const engine of ['postgres', 'embedded'] as const) await measure(engine, ground);
  },
};
