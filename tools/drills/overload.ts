import { newToken, tokenHash } from '@bcs/server/kernel/tokens';
import { freePort } from '@bcs/server/testing/free-port';
import type { PostgresServer } from '@bcs/server/testing/postgres-server';
import { startServer } from '@bcs/server/testing/server-process';
import sql from 'sql-template-tag';
import { findSeats } from '#bench/seats';
import { makeWorld } from '#bench/world';
import { RequestCrowd, percentile, type LoadTarget } from './offered-load.ts';
import type { Drill } from './drill.ts';
import { residentMb } from './process-of.ts';

const COURSES = 50;
/** The limit of requests: each client may send three hundred a minute. */
const PEOPLE = 3000;
const IN_LOOP = 16;
const HEALTH_EVERY_MS = 250;

const times = (outcomes: readonly { readonly took: number }[]) => outcomes.map(({ took }) => took);

/** Asks for its readiness all the time, as a balancer does. */
function watchHealth(url: string) {
  const times: number[] = [];
  let wrong = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await fetch(`${url}/readyz`).then(
        ({ status }) => void (wrong += status === 200 ? 0 : 1),
        () => void (wrong += 1),
      );
      times.push(performance.now() - began);
      await new Promise((resolve) => void setTimeout(resolve, HEALTH_EVERY_MS));
    }
  })();
  return async () => {
    over.abort();
    await watching;
    return { slowest: Math.max(...times), wrong };
  };
}

async function makePeople(postgres: PostgresServer): Promise<{ url: string; people: LoadTarget['people'] }> {
  const { url, database } = await makeWorld(postgres, COURSES);
  const seats = await findSeats(database, 500);
  const people: { token: string; body: string }[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const student = seats[at % seats.length]?.student;
    if (!student) break;
    const token = newToken();
    await database.run(sql`
      insert into auth_tokens (token_hash, account_id, issued_at, last_used_at)
      values (${tokenHash(token)}, ${student.accountId}, now(), now() + interval '1 hour')`);
    people.push({ token, body: JSON.stringify({ enrollmentId: student.enrollmentId }) });
  }
  await database.close();
  return { url, people };
}

/** Three times what the server sustains, for a minute. */
export const overload: Drill = {
  name: 'overload',
  about: 'three times the load that it sustains',
  run: async ({ postgres, dataDir, say, seconds, check }) => {
    say(`Planting ${COURSES} courses …`);
    const { url: databaseUrl, people } = await makePeople(postgres);
    const server = await startServer(await freePort(), { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const crowd = new RequestCrowd({ url: server.url, path: '/broker/dashboard', people });
    try {
      await crowd.inLoop(IN_LOOP, 3000);
      const calm = await crowd.inLoop(IN_LOOP, seconds * 250);
      const sustained = calm.filter(({ status }) => status === 200).length / (seconds / 4);
      const before = residentMb(server.pid);
      const calmP99 = percentile(times(calm), 0.99);
      say(`Sustained: ${sustained.toFixed(0)}/s, p99 ${calmP99.toFixed(0)} ms, ${before.toFixed(0)} MB.`);

      const stopWatching = watchHealth(server.url);
      const outcomes = await crowd.offered(3 * sustained, seconds * 1000);
      const health = await stopWatching();
      const after = residentMb(server.pid);
      const served = outcomes.filter(({ status }) => status === 200);
      const refused = outcomes.filter(({ status }) => status === 503);
      const other = outcomes.length - served.length - refused.length;
      const inTime = served.filter(({ took }) => took <= 1000).length / seconds;
      const p99 = percentile(times(served), 0.99);
      const first = refused.toSorted((one, next) => one.at - next.at)[0]?.took ?? Infinity;
      say(
        `Offered ${outcomes.length} in ${seconds} s: ${served.length} served (${[0.5, 0.95].map((share) => percentile(times(served), share).toFixed(0)).join(' and ')} ms for half and for 19 of 20), ${refused.length} refused, ${other} other; memory ${after.toFixed(0)} MB.`,
      );
      check('goodput, as a share of what is sustained', inTime / sustained, 0.9, 'at least');
      check('p99 of what is served, ms', p99, 1000, 'at most');
      check('the first 503, ms', first, 50, 'at most');
      check('99 of 100 of all 503, ms', percentile(times(refused), 0.99), 1000, 'at most');
      check('refused without Retry-After', refused.filter(({ retryAfter }) => !retryAfter).length, 0, 'at most');
      check('neither served nor refused', other, 0, 'at most');
      check('memory, as a multiple', after / before, 1.3, 'at most');
      check('/readyz, slowest, ms', health.slowest, 2000, 'at most');
      check('/readyz that said no', health.wrong, 0, 'at most');
      const recovered = await crowd.offered(sustained / 2, 5000);
      const late = recovered.filter(({ status, took }) => status !== 200 || took > 1000).length;
      check('late or refused in the five seconds after it, as a share', late / recovered.length, 0.05, 'at most');
    } finally {
      crowd.close();
      await server.stop();
    }
  },
};
