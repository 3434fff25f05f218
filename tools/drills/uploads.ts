import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { openEmbedded } from '@bcs/server/database/embedded';
import { embeddedFolder } from '@bcs/server/database/open';
import { IDS } from '@bcs/server/database/seed/ids';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { logIn } from '#bench/seats';
import { makeWorld } from '#bench/world';
import { run } from '#run';
import type { Drill, DrillGround } from './drill.ts';
import { RequestCrowd, percentile } from './offered-load.ts';
import { residentMb } from './process-of.ts';
import { uploadKinds, type UploadCaller } from './uploads/kinds.ts';

const CALLS = 10;
const HEAP_MB = 512;
const LONGEST_BLOCK_MS = 200;
const MOST_MEMORY_MB = 300;
const LOOK_EVERY_MS = 50;
/** The number of uploads that one token may bring within a minute, and fewer than a person may within an hour. */
const UPLOADS_OF_TOKEN = 9;

const ABOUT =
  'the largest and hostile uploads by an admin of one class while people have their class, with a heap of 512 MB';

/** The largest uploads that are allowed, and hostile ones, while people have their class. ADM-063, D-019 */
export const uploads: Drill = {
  name: 'uploads',
  about: ABOUT,
  run: async (ground) => {
    const { url, database } = await makeWorld(ground.postgres, 'demo');
    await bringAll(ground, { DATABASE_URL: url }, database);
  },
};

/** Brings them on the embedded database, which works in the thread of the server. */
export const uploadsOnEmbedded: Drill = {
  name: 'uploads-embedded',
  about: `${ABOUT}, on the embedded database`,
  run: async (ground) => {
    const environment = { DATA_DIR: ground.dataDir };
    const { code, output } = await run('node', ['server/src/cli/main.ts', 'seed'], {
      env: { ...environment, LOG_LEVEL: 'silent' },
    });
    if (code !== 0) throw new Error(`No world could be planted:\n${output}`);
    await bringAll(ground, environment, await openEmbedded({ folder: embeddedFolder(ground.dataDir) }));
  },
};

/** @param database of the world, which is closed before the server opens it */
async function bringAll(
  { dataDir, say, check }: DrillGround,
  environment: Readonly<Record<string, string>>,
  database: Database,
): Promise<void> {
  const elsewhere = createServer((_request, response) => void (reached++, response.end()));
  let reached = 0;
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const kinds = await uploadKinds(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`);

  const people = await database.many<{ accountId: number; enrollmentId: number }>(sql`
      select account_id as "accountId", id as "enrollmentId" from enrollments
      where course_id = ${IDS.activeCourse} and role = 'student' and active order by id`);
  const crowdTokens: { token: string; body: string }[] = [];
  for (const { accountId, enrollmentId } of people)
    crowdTokens.push({ token: await logIn(database, accountId), body: JSON.stringify({ enrollmentId }) });

  /** The people who bring the files of each kind, with as many tokens as these need. */
  const callers = new Map<object, { accountId: number; token: string }[]>();
  for (const kind of kinds) {
    const theirs = [];
    for (let at = 0; at < kind.files.length; at += UPLOADS_OF_TOKEN) {
      const person = people[(at / UPLOADS_OF_TOKEN) % people.length];
      const accountId = kind.by === 'admin' ? IDS.accounts.admin : (person?.accountId ?? 0);
      theirs.push({ accountId, token: await logIn(database, accountId) });
    }
    callers.set(kind, theirs);
  }
  await database.close();

  const blocks = join(dataDir, 'blocks');
  const preload = pathToFileURL(join(import.meta.dirname, 'uploads/blocks.ts')).href;
  const server = await startServer(await freePort(), {
    DATA_DIR: dataDir,
    ...environment,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import=${preload}`,
    DRILL_BLOCKS: blocks,
  });
  const crowd = new RequestCrowd({ url: server.url, path: '/broker/dashboard', people: crowdTokens });
  /** Returns the longest block since the last call. */
  const takeLongest = () => {
    const written = existsSync(blocks) ? readFileSync(blocks, 'utf8') : '';
    rmSync(blocks, { force: true });
    return Math.max(0, ...written.split('\n').map(Number));
  };
  let most = 0;
  const looking = setInterval(() => {
    if (server.isAlive()) most = Math.max(most, residentMb(server.pid));
  }, LOOK_EVERY_MS);
  const callerOf = (accountId: number, token: string): UploadCaller => ({
    accountId,
    send: async (name, input) => {
      const answer = await fetch(`${server.url}/broker/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authtoken: token },
        body: JSON.stringify(input),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    put: async (url, bytes, type) => {
      const sent = { method: 'PUT', headers: { 'content-type': type }, body: Buffer.from(bytes) };
      return (await fetch(new URL(url, server.url), sent)).status;
    },
  });
  try {
    await crowd.offered(CALLS, 5000);
    const rest = residentMb(server.pid);
    takeLongest();
    const over = new AbortController();
    const others = (async () => {
      while (!over.signal.aborted) await crowd.offered(CALLS, 500);
    })();
    const from = crowd.outcomes.length;
    let defects = 0;
    for (const kind of kinds) {
      const { name, files, bring } = kind;
      const statuses = new Map<number, number>();
      let worst = { file: '', took: 0 };
      for (const [at, file] of files.entries()) {
        const { accountId, token } = callers.get(kind)?.[Math.floor(at / UPLOADS_OF_TOKEN)] ?? {
          accountId: 0,
          token: '',
        };
        const caller = callerOf(accountId, token);
        const status = await bring(file, caller).catch(() => 0);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // a scanner or a store that is away is no defect, and there is none of them here
        if (status === 0 || status >= 500) {
          defects += 1;
          say(`${name}: ${file[0]} was answered ${status}`);
        }
        const took = takeLongest();
        if (took > LONGEST_BLOCK_MS) say(`${name}: ${file[0]} took ${took.toFixed(0)} ms in one piece`);
        if (took > worst.took) worst = { file: file[0], took };
        if (!server.isAlive()) throw new Error(`The server ended at ${name}: ${file[0]}`);
      }
      say(
        `${name}: ${files.length} files, ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; the longest block at ${worst.file || 'none'}; memory until then ${most.toFixed(0)} MB at most.`,
      );
      check(`${name}: longest block, ms of the processor`, worst.took, LONGEST_BLOCK_MS, 'at most');
    }
    over.abort();
    await others;
    const outcomes = crowd.outcomes.slice(from);
    const waits = outcomes.map(({ took }) => took);
    say(
      `${outcomes.length} other calls: half within ${percentile(waits, 0.5).toFixed(0)} ms, 99 of 100 within ${percentile(waits, 0.99).toFixed(0)} ms, slowest ${Math.max(...waits).toFixed(0)} ms by the clock; memory ${rest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most.`,
    );
    check('uploads without an answer, or with a defect', defects, 0, 'at most');
    check('other calls that were not served', outcomes.filter(({ status }) => status !== 200).length, 0, 'at most');
    check('memory above rest, MB', most - rest, MOST_MEMORY_MB, 'at most');
    check('requests to where hostile files point', reached, 0, 'at most');
  } finally {
    clearInterval(looking);
    crowd.close();
    await server.stop();
    elsewhere.close();
  }
}
