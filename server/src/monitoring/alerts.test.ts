import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DAY, HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import { LAST_BACKUP } from '#features/administration/queries-backup';
import { REPEATED_TASKS } from '#jobs/start-jobs';
import { enqueue } from '#kernel/outbox';
import { holds, isJudged, metricsOf } from '#testing/alert-rule';
import { ANCHOR, useWorld } from '#testing/world';
import { buildApp } from '../app.ts';
import { openMetrics, type Metrics } from './metrics.ts';

const world = useWorld();
const FILE = join(import.meta.dirname, '../../../docs/monitoring/alerts.yaml');
interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const { groups } = parse(readFileSync(FILE, 'utf8')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules).filter(({ expr }) => isJudged(expr));

/** The time after which a test stops waiting for a silent database. */
const NOT_LONG = 15_000;
const opened: FastifyInstance[] = [];

/** A process with this database whose recurring tasks have just run. */
async function watch(database: Partial<Database> = {}) {
  const metrics = openMetrics(() => world.now);
  opened.push(await buildApp({ ...world.services, database: { ...world.db, ...database } }, { metrics }));
  const goRound = (error?: Error) => {
    for (const { name } of REPEATED_TASKS) metrics.jobs.onRound(name, 5, error);
  };
  /** Returns the alerts that are raised. */
  const alerts = async () => {
    const found = metricsOf(await metrics.registry.metrics());
    return rules.filter(({ expr }) => holds(expr, found, Date.parse(world.now) / 1000)).map(({ alert }) => alert);
  };
  return { metrics, goRound, alerts };
}
const alertsOf = async (database?: Partial<Database>) => {
  const { goRound, alerts } = await watch(database);
  goRound();
  return alerts();
};

beforeEach(async () => {
  world.at(ANCHOR);
  for (const table of ['outbox', 'mail_deliveries']) await world.db.script(`delete from ${table}`);
  await world.db.run(sql`delete from settings where key = ${LAST_BACKUP}`);
  await world.db.run(
    sql`insert into settings (key, value) values (${LAST_BACKUP}, ${JSON.stringify({ at: world.now })}::jsonb)`,
  );
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

test('where all is well, and nothing waits, no alert calls anybody', async () => {
  expect(rules.length).toBeGreaterThan(6);
  expect(await alertsOf()).toEqual([]);
});

describe('a database', () => {
  test.each<[string, Partial<Database>, string[]]>([
    ['that is away', { state: async () => 'away' }, ['BcsDown', 'BcsJobsNotCounted']],
    ['whose disk is full still counts what waits', { state: async () => 'full' }, ['BcsDown']],
    ['that refuses to count', { one: () => Promise.reject(new Error('no')) }, ['BcsJobsNotCounted']],
    ['that does not answer in time', { one: () => new Promise<never>(() => {}) }, ['BcsJobsNotCounted']],
  ])(
    '%s',
    async (_what, database, expected) => {
      expect(await alertsOf(database)).toEqual(expected);
    },
    NOT_LONG,
  );
});

test('a job that waits for a quarter of an hour, or was given up, calls somebody', async () => {
  const plant = (runAt: Instant) =>
    world.db.transaction((tx) => enqueue(tx, { kind: 'reset-link', payload: {}, runAt }));
  await plant(plus(world.now, -14 * MINUTE));
  expect(await alertsOf()).toEqual([]);
  await plant(plus(world.now, -16 * MINUTE));
  expect(await alertsOf()).toEqual(['BcsMailsWait']);
  await world.db.run(sql`update outbox set done_at = ${world.now}`);
  expect(await alertsOf()).toEqual([]);
  await world.db.run(sql`update outbox set done_at = null, failed_at = ${world.now}`);
  expect(await alertsOf()).toEqual(['BcsMailsWait']);
});

test.each([
  ['a tenth of the mails of a day, refused later, calls somebody', 105, 11, HOUR, ['BcsMailsRefused']],
  ['fewer call nobody', 115, 11, HOUR, []],
  ['nor do a few of few', 1, 10, HOUR, []],
  ['nor do those of the day before', 1, 11, 25 * HOUR, []],
])('mails that were refused: %s', async (_what, accepted, refused, ago, expected) => {
  await world.db.run(sql`
    insert into mail_deliveries (key, kind, address, begun_at, accepted_at, refused_at, verdict)
    select 'mail.' || n, 'digest', 'maya@example.edu', at, at, case when n > ${accepted}::int then at end,
      case when n > ${accepted}::int then 'other' end
    from generate_series(1, ${accepted + refused}::int) n, (select ${plus(world.now, -ago)}::timestamptz as at) moment`);
  expect(await alertsOf()).toEqual(expected);
});

describe('what comes round', () => {
  const AT: readonly (readonly [time: number, expected: readonly string[]])[] = [
    [29 * MINUTE, []],
    [31 * MINUTE, ['BcsRoundsStandStill']],
    [6 * HOUR + MINUTE, ['BcsMailReportsUnread', 'BcsRoundsStandStill']],
  ];

  test.each([
    ['has failed since it was done', (jobs: Metrics['jobs'], task: string) => jobs.onRound(task, 5)],
    ['has failed since the start', (jobs: Metrics['jobs'], task: string) => jobs.onExpect(task)],
  ])('and %s calls somebody after half an hour, and for a mailbox after six', async (_what, begin) => {
    const { metrics, goRound, alerts } = await watch();
    for (const { name } of REPEATED_TASKS) begin(metrics.jobs, name);
    for (const [time, expected] of AT) {
      world.at(plus(ANCHOR, time));
      goRound(new Error('away'));
      expect(await alerts()).toEqual(expected);
    }
    goRound();
    expect(await alerts()).toEqual([]);
  });
});

test('a backup that is older than two days calls somebody, and so does none', async () => {
  world.at(plus(ANCHOR, 2 * DAY));
  expect(await alertsOf()).toEqual([]);
  world.at(plus(ANCHOR, 2 * DAY + MINUTE));
  expect(await alertsOf()).toEqual(['BcsBackupOld']);
  world.at(ANCHOR);
  await world.db.run(sql`delete from settings where key = ${LAST_BACKUP}`);
  expect(await alertsOf()).toEqual(['BcsBackupOld']);
});
