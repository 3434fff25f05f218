import { setTimeout as sleep } from 'node:timers/promises';
import { IDS } from '@bcs/server/database/seed/ids';
import { freePort } from '@bcs/server/testing/free-port';
import type { PostgresServer } from '@bcs/server/testing/postgres-server';
import { startServer } from '@bcs/server/testing/server-process';
import { socketsOf } from '@bcs/server/testing/sockets-of';
import sql from 'sql-template-tag';
import { logIn } from '#bench/seats';
import { makeWorld } from '#bench/world';
import { RequestCrowd, percentile } from './offered-load.ts';
import type { Drill } from './drill.ts';
import { mediaProcessOf, residentMb } from './process-of.ts';
import { Visitors } from './visitors.ts';

const SESSION = IDS.todaysSession;
const WINDOW_MS = 20_000;
const WARM_UP = 10;
/** The calls a second that are made beside it; far below what the server bears, so that each waits for itself alone. */
const CALLS = 20;

interface Planted {
  readonly url: string;
  readonly instructor: string;
  readonly students: readonly string[];
}

async function plant(postgres: PostgresServer): Promise<Planted> {
  const { url, database } = await makeWorld(postgres, 'demo');
  const accounts = await database.many<{ accountId: number }>(sql`
    select account_id as "accountId" from enrollments
    where course_id = ${IDS.activeCourse} and role = 'student' and active order by id`);
  const students: string[] = [];
  for (const { accountId } of accounts) students.push(await logIn(database, accountId));
  const instructor = await logIn(database, IDS.accounts.instructor);
  await database.close();
  return { url, instructor, students };
}

async function startMeeting(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/broker/prepareJoinMeetingUrl`, {
    method: 'POST',
    headers: { authtoken: token, 'content-type': 'application/json' },
    body: JSON.stringify({ userAccountId: IDS.accounts.instructor, sessionId: SESSION, joinSessions: [] }),
  });
  if (!answer.ok) throw new Error(`The meeting was not started: ${await answer.text()}`);
}

const middle = (values: readonly number[]): number => percentile(values, 0.5);

/** Five minutes in which people come and go, taking turns with as many in which nobody does. */
export const classroom: Drill = {
  name: 'classroom',
  about: '30 people a minute come into a running classroom and go again, for five minutes',
  run: async ({ postgres, dataDir, say, seconds, check }) => {
    say('Planting a class …');
    const { url: databaseUrl, instructor, students } = await plant(postgres);
    const server = await startServer(await freePort(), { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const people = students.map((token) => ({ token, body: JSON.stringify({ sessionId: SESSION }) }));
    const crowd = new RequestCrowd({ url: server.url, path: '/broker/sessionDetail', people });
    let visitors: Visitors | undefined;
    try {
      await startMeeting(server.url, instructor);
      visitors = await Visitors.begin({ url: server.url, sessionId: SESSION, instructor, students });
      await crowd.offered(CALLS, 3000);
      for (let one = 0; one < WARM_UP; one++) await visitors.comeAndGo(0);
      const media = mediaProcessOf(server.pid);
      const settled = async () => {
        await sleep(1000);
        return { sockets: socketsOf(media), memory: residentMb(media) };
      };
      const before = await settled();

      const came = { waits: [] as number[], failures: [] as string[] };
      const [calm, busy, memory]: [number[][], number[][], number[]] = [[], [], [before.memory]];
      const timesOf = async () => (await crowd.offered(CALLS, WINDOW_MS)).map(({ took }) => took);
      for (let turn = 0; turn < (5 * seconds * 1000) / WINDOW_MS; turn++) {
        calm.push(await timesOf());
        const visits = visitors.comeAndGo(WINDOW_MS);
        busy.push(await timesOf());
        const { waits, failures } = await visits;
        came.waits.push(...waits);
        came.failures.push(...failures);
        memory.push((await settled()).memory);
      }
      const after = await settled();
      const refused = crowd.outcomes.filter(({ status }) => status !== 200).length;
      const ratio = (share: number) =>
        middle(busy.map((times, turn) => percentile(times, share) / percentile(calm[turn] ?? [], share)));
      say(
        `${came.waits.length} came in, half of them within ${middle(came.waits).toFixed(0)} ms; memory of the media ${memory.map((each) => each.toFixed(0)).join(' ')} MB.`,
      );
      say(
        `sessionDetail beside it, median and p95: ${[0.5, 0.95].map((share) => middle(busy.map((times) => percentile(times, share))).toFixed(1)).join(' and ')} ms, without ${[0.5, 0.95].map((share) => middle(calm.map((times) => percentile(times, share))).toFixed(1)).join(' and ')} ms.`,
      );
      for (const failure of new Set(came.failures)) say(failure);
      check('people who did not get in, see and hear', came.failures.length, 0, 'at most');
      check('sockets of the media that stayed open', after.sockets - before.sockets, 0, 'at most');
      const half = memory.length >> 1;
      const growth = middle(memory.slice(half)) / middle(memory.slice(1, half + 1));
      check('memory of the media, second half by first', growth, 1.05, 'at most');
      check('median of a call beside it, as a multiple', ratio(0.5), 1.5, 'at most');
      check('p95 of a call beside it, as a multiple', ratio(0.95), 1.5, 'at most');
      check('calls beside it that were not served', refused, 0, 'at most');
    } finally {
      visitors?.end();
      crowd.close();
      await server.stop();
    }
  },
};
