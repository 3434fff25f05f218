/**
 * Measures how fast the product is, in ratios within one run: each call against a bare Fastify route that sends the very
 * same SQL, the busiest pages and lists in a large world against a small one, the gradebook and the weekly feedback of
 * a large class, the minutes in which a class begins, two hundred logins at once, and the day at a glance and administration among 100,000 students.
 * `npm run bench [-- --quick] [--only call] [--gradebook] [--feedback] [--beginning] [--logins] [--glance] [--administration]`, the last six
 * for nothing else; `--on <address>` measures the last two in a world of large scale that is there already
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '@bcs/server/testing/postgres-server';
import { methodAndPath } from './bench/api-cases.ts';
import type { Case } from './bench/case.ts';
import { CASES } from './bench/cases.ts';
import { startServer, type BenchServer } from './bench/child.ts';
import { load, type RunResults } from './bench/load.ts';
import { ALL_PARTS, needsLargeWorld, BENCH_PARTS, worldForPart, type BenchPart } from './bench/parts.ts';
import { planRequests } from './bench/plan.ts';
import { tableLine, ratioOf, medianRun, workRatioOf } from './bench/report.ts';
import { findSeats } from './bench/seats.ts';
import { makeWorld } from './bench/world.ts';

const CONNECTIONS = 50;
/** The least share of the bare route's requests per second, and of the processor time that one of its requests takes. */
const BARE_BAR = { perSecond: 0.5, work: 0.6 };
/** The most that a page may cost in the large world, as a multiple of its cost in the small one, where it shows as much. */
const SCALE_BAR = 1.3;
const DASHBOARD_STATEMENTS = 3;
const SCALED: readonly Case['call'][] = [
  'dashboard',
  'sessions',
  'classContacts',
  'studentProfiles',
  'studentProfile',
  'chat',
  'chatInbox',
  'chatStatus',
  'supportCases',
  'supportCase',
  'mySupportCases',
  'searchMaterial',
  'weeklyFeedbackReport',
  'commandMenu',
];
/** The calls that stand for the rest when there is little time: light and heavy, read and written. */
const QUICK: readonly string[] = [
  'dashboard',
  'sessions',
  'sessionDetail',
  'grades',
  'gradebook',
  'notifications',
  'setAttendanceStatus',
];

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    scale: { type: 'string' },
    gradebook: { type: 'boolean', default: false },
    feedback: { type: 'boolean', default: false },
    beginning: { type: 'boolean', default: false },
    logins: { type: 'boolean', default: false },
    glance: { type: 'boolean', default: false },
    administration: { type: 'boolean', default: false },
    on: { type: 'string' },
  },
});
const scale = Number(values.scale ?? (values.quick ? 100 : 1000));
const [runs, seconds, warmUp] = values.quick ? [2, 1, 1] : [6, 2, 2];
const chosen = values.only ?? (values.quick ? QUICK : undefined);
const cases = CASES.filter(({ call }) => chosen?.includes(call) ?? true);
let missed = 0;
const verdict = (met: boolean) => {
  if (!met) missed += 1;
  return met ? 'ok' : 'MISSED';
};

/** Lets servers take turns in short runs, so that whatever else the machine does meets them alike. */
async function compare(turns: readonly (() => Promise<RunResults>)[]): Promise<RunResults[][]> {
  const results: RunResults[][] = turns.map(() => []);
  for (let round = 0; round < runs; round++)
    for (const [index, turn] of turns.entries()) results[index]?.push(await turn());
  return results;
}

const rounded = ({ cpu, databaseCpu }: RunResults) => `${Math.round(cpu)}+${Math.round(databaseCpu)}`;

async function againstBare(each: Case, large: World, app: BenchServer, bare: BenchServer): Promise<void> {
  const plan = await planRequests(each, large.seats, large.database);
  await bare.learn(plan.rounds);
  const turn = (server: BenchServer, length: number) =>
    load(server, plan, { seconds: length, postmaster: postgres.pid(), status: server === app ? each.status : 200 });
  for (const server of [app, bare]) await turn(server, warmUp);
  const [ours = [], theirs = []] = await compare([() => turn(app, seconds), () => turn(bare, seconds)]);
  const [own, other] = [medianRun(ours), medianRun(theirs)];
  const [ratio, work] = [ratioOf(ours, theirs), workRatioOf(ours, theirs)];
  const fast = ratio >= BARE_BAR.perSecond && work >= BARE_BAR.work;
  const constant = plan.fewest === plan.most;
  const few = each.call !== 'dashboard' || plan.most <= DASHBOARD_STATEMENTS;
  console.log(
    tableLine(
      `${each.call} (${each.by})`,
      constant ? plan.most : `${plan.fewest}-${plan.most}`,
      ...[own, other].flatMap((one) => [Math.round(one.perSecond), one.p95.toFixed(1), rounded(one)]),
      work.toFixed(2),
      ratio.toFixed(2),
      verdict(fast && few && constant),
    ),
  );
}

type Measurable = readonly [World, BenchServer];
async function againstSmall(each: Case, [large, app]: Measurable, [small, smallApp]: Measurable): Promise<void> {
  const [largePlan, smallPlan] = [
    await planRequests(each, large.seats, large.database),
    await planRequests(each, small.seats, small.database),
  ];
  const run = { seconds, postmaster: postgres.pid() };
  const turns = [() => load(app, largePlan, run), () => load(smallApp, smallPlan, run)];
  for (const turn of turns) await turn();
  const [inLarge = [], inSmall = []] = await compare(turns);
  const cost = ratioOf(inSmall, inLarge);
  console.log(
    tableLine(
      `${each.call} (${each.by})`,
      '',
      ...[inLarge, inSmall]
        .map(medianRun)
        .flatMap((one) => [Math.round(one.perSecond), one.p95.toFixed(1), rounded(one)]),
      workRatioOf(inSmall, inLarge).toFixed(2),
      cost.toFixed(2),
      verdict(cost <= SCALE_BAR),
    ),
  );
}

type World = Awaited<ReturnType<typeof openWorld>>;
async function openWorld(of: number) {
  const { url, database } = await makeWorld(postgres, of);
  return { url, database, seats: await findSeats(database, CONNECTIONS) };
}

const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
const servers: BenchServer[] = [];
const started = async (...given: Parameters<typeof startServer>) => {
  const server = await startServer(...given);
  servers.push(server);
  return server;
};
async function everything(): Promise<void> {
  console.log(`Planting the worlds of scale 1 and ${scale} …`);
  const [small, large] = [await openWorld(1), await openWorld(scale)];
  const paths = [...new Set(cases.map(({ call }) => methodAndPath(call)))];
  const app = await started('app-server.ts', { databaseUrl: large.url, paths });
  const bare = await started('bare-server.ts', { databaseUrl: large.url, paths });
  const smallApp = await started('app-server.ts', { databaseUrl: small.url, paths });

  const columns = ['req/s', 'p95', 'cpu', 'req/s', 'p95', 'cpu', 'by cpu', 'by req/s'];
  console.log(
    `\n${CONNECTIONS} connections, ${runs} x ${seconds} s in turns; p95 in ms; cpu: server + database for one request, in µs`,
  );
  console.log(
    `\nThe product, then a bare route with the same SQL, in a world of scale ${scale}: bare cost over own cost\n`,
  );
  console.log(tableLine('call (by)', 'statements', ...columns, `>= ${BARE_BAR.work}, ${BARE_BAR.perSecond}`));
  for (const each of cases) await againstBare(each, large, app, bare);

  console.log(`\nThe product in a world of scale ${scale}, then of scale 1: how much more the same page costs\n`);
  console.log(tableLine('call (by)', '', ...columns, `<= ${SCALE_BAR}`));
  for (const each of cases.filter(({ call }) => SCALED.includes(call)))
    await againstSmall(each, [large, app], [small, smallApp]);

  for (const part of ALL_PARTS) await measure(part, needsLargeWorld(part) ? large : small);
  await Promise.all([small.database.close(), large.database.close()]);
}

/** Measures one part. The rows that it needs are planted after all else was measured in that world. */
async function measure(part: BenchPart, { url, database }: Pick<World, 'url' | 'database'>): Promise<void> {
  const server = await started('app-server.ts', { databaseUrl: url, paths: [] });
  await BENCH_PARTS[part]({ url: server.url, database }, verdict);
}

async function alone(part: BenchPart): Promise<void> {
  const world = await worldForPart(part, postgres, values);
  await measure(part, world);
  await world.database.close();
}

try {
  const wanted = ALL_PARTS.filter((part) => values[part]);
  for (const part of wanted) await alone(part);
  if (wanted.length === 0) await everything();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}
console.log(missed === 0 ? '\nEvery bar is met.' : `\n${missed} bars are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
