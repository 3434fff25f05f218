import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { openEmbedded } from '@bcs/server/database/embedded';
import { embeddedFolder } from '@bcs/server/database/open';
import { openPostgres } from '@bcs/server/database/postgres';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { startTcpProxy } from '@bcs/server/testing/tcp-proxy';
import { makeWorld } from '#bench/world';
import { run } from '#run';
import { CallRefused } from './imports/calling.ts';
import { importer, openSchool, previewImport, unknownRoster, uploadImport } from './imports/school.ts';
import type { Drill, DrillGround } from './drill.ts';

/** More than is written at once, so that the embedded database has several parts. */
const ROWS = 2000;
const TURNS = { postgres: 200, embedded: 20 };
const QUICK_TURNS = { postgres: 12, embedded: 4 };
/** The interruption comes at any moment of this: before the import is written, in the middle or behind it. */
const WITHIN_MS = 2000;
const ANSWERS_WITHIN_MS = 60_000;

type Engine = keyof typeof TURNS;
const WAYS = { postgres: ['kill', 'cut', 'second'], embedded: ['kill', 'second'] } as const;

/** Counts the people of a file who are stored, and those of them who are enrolled. */
async function written(database: Database, name: string): Promise<string> {
  const { people, enrolled } = await database.one<{ people: number; enrolled: number }>(sql`
    select count(distinct a.id)::int as people, count(e.id)::int as enrolled
    from accounts a left join enrollments e on e.account_id = a.id where a.email like ${`${name}.%@import.example`}`);
  return `${people} people, ${enrolled} enrolled`;
}
const NO_ROWS = '0 people, 0 enrolled';
const ALL_ROWS = `${ROWS} people, ${ROWS} enrolled`;

async function prepare(engine: Engine, { postgres, dataDir }: DrillGround) {
  if (engine === 'postgres') {
    const { url, database } = await makeWorld(postgres, 1);
    const proxy = await startTcpProxy(Number(new URL(url).port));
    const through = Object.assign(new URL(url), { port: String(proxy.port) });
    return {
      database,
      proxy,
      look: await openPostgres(url, { poolSize: 1 }),
      environment: { DATABASE_URL: through.href, DATA_DIR: dataDir },
    };
  }
  const { code, output } = await run('node', ['server/src/cli/main.ts', 'seed', '--scale', '1'], {
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  if (code !== 0) throw new Error(`The world could not be planted:\n${output}`);
  const database = await openEmbedded({ folder: embeddedFolder(dataDir) });
  // nobody looks into an embedded database beside its server
  return { database, proxy: null, look: null, environment: { DATA_DIR: dataDir } };
}

async function interrupt(engine: Engine, ground: DrillGround): Promise<void> {
  const { seconds, say, check } = ground;
  const turns = (seconds < 60 ? QUICK_TURNS : TURNS)[engine];
  const { database, proxy, look, environment } = await prepare(engine, ground);
  const school = await openSchool(database);
  await database.close();
  let server = await startServer(await freePort(), environment);
  const call = importer(() => server.url, school);
  const found = { half: 0, unfinished: 0, finished: 0, unanswered: 0 };
  try {
    for (let turn = 0; turn < turns; turn++) {
      const name = `turn${turn}`;
      const file = unknownRoster(school, ROWS, name);
      const importId = await uploadImport(call, school, file);
      const { digest } = await previewImport(call, importId);
      const apply = () => call('applyImport', { importId, digest, invitations: 'none' });
      const first = apply().catch((error: unknown) => error);
      const ways = WAYS[engine];
      const way = ways[turn % ways.length];
      await sleep(Math.random() * WITHIN_MS);
      if (way === 'second') await applySecond(call, school, file);
      if (way === 'kill') {
        await server.kill();
        server = await startServer(await freePort(), environment);
      }
      if (way === 'cut') {
        proxy?.refuse();
        proxy?.resume();
      }
      // whoever asked has got no answer, or that it cannot be done now
      if ((await first) instanceof Error) found.unanswered += 1;
      const seen = look ? await written(look, name) : null;
      if (seen !== null && seen !== ALL_ROWS && seen !== NO_ROWS) found.half += 1;
      if (await finish(apply, call, school, file)) found.finished += 1;
      else found.unfinished += 1;
      if (look && (await written(look, name)) !== ALL_ROWS) found.half += 1;
    }
    say(
      `${engine}: ${turns} imports of ${ROWS} rows, ${found.unanswered} of them without an answer, ${found.finished} finished with the same digest.`,
    );
    check(`${engine}: neither all nor nothing`, found.half, 0, 'at most');
    check(`${engine}: that could not be finished`, found.unfinished, 0, 'at most');
  } finally {
    await server.stop();
    await look?.close();
    await proxy?.close();
  }
}

type Call = ReturnType<typeof importer>;
type School = Awaited<ReturnType<typeof openSchool>>;

/** Applies another import of the same people, as if two had the same thought. One of both may be refused. */
async function applySecond(call: Call, school: School, file: string): Promise<void> {
  const importId = await uploadImport(call, school, file);
  const { digest, canApply } = await previewImport(call, importId);
  if (!canApply) return;
  await call('applyImport', { importId, digest, invitations: 'none' }).catch((error: unknown) => {
    if (!(error instanceof CallRefused) || error.status !== 409) throw error;
  });
}

/** Applies with the same digest until that is answered, and whether every row of the file is there afterwards, once. */
async function finish(apply: () => Promise<unknown>, call: Call, school: School, file: string): Promise<boolean> {
  const until = performance.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    const answer = await apply().catch((error: unknown) => error);
    const isBusy = answer instanceof CallRefused && (answer.status === 503 || answer.code === 'IMPORT_IS_APPLIED_NOW');
    // another import has written the same: then there is nothing left to do
    const isAnswered =
      !(answer instanceof Error) || (answer instanceof CallRefused && answer.status === 409 && !isBusy);
    if (isAnswered) break;
    if (performance.now() > until) return false;
    await sleep(100);
  }
  const { counts } = await previewImport(call, await uploadImport(call, school, file));
  return counts['unchanged'] === ROWS;
}

/** Imports are interrupted at random: the server is killed, its database is cut off, somebody imports the same. ADM-044 */
export const imports: Drill = {
  name: 'imports',
  about: 'imports are interrupted: all of each or nothing',
  run: async (ground) => {
    for (const engine of ['postgres', 'embedded'] as const) await interrupt(engine, ground);
  },
};
