import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONG } from '#testing/effort';
import { simulateMailDays, type MailDays } from '#testing/mail-days/simulate';
import type { Broken } from '#testing/mail-days/processes';
import { createDatabase, dropDatabase } from '#testing/postgres-server';
import { templateName } from '#testing/templates';

/** Two processes share a database: the embedded one has room for one. */
const HAS_POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const NAME = `bcs_mail_days_${process.pid}`;
const server = () => process.env['TEST_DATABASE_URL'] ?? '';
let url = '';

const fresh = async () => {
  url = await createDatabase(server(), NAME, {
    template: templateName(process.env['BCS_TEST_TEMPLATES'] ?? '', 'schema'),
  });
};
beforeAll(async () => {
  if (HAS_POSTGRES) await fresh();
});
afterAll(async () => {
  if (HAS_POSTGRES) await dropDatabase(server(), NAME);
});

/** Around the day on which the clocks of Berlin go back. */
const SMALL = { from: '2026-10-23', days: 4, people: 30, daily: 10, changesADay: 24, killedInPercent: 30 };
/** Enough mails at a moment for a kill to meet some of them. */
const BUSY = { people: 60, daily: 50, changesADay: 40, killedInPercent: 70 };
const MIDDLE = { from: '2026-10-02', days: 40, people: 200, daily: 40, changesADay: 60, killedInPercent: 6 };

test.runIf(HAS_POSTGRES)(
  'two processes that are killed again and again mail everything once, to a server that refuses, breaks off and is late [SUCC-079, SUCC-080]',
  async ({ annotate }) => {
    const came = await simulateMailDays({ url, ...(LONG ? MIDDLE : SMALL) });
    await annotate(JSON.stringify(came));
    expect(came.problems).toEqual([]);
    expect(came.kills).toBeGreaterThan(0);
    expect(came.letters).toBeGreaterThan(came.copies);
  },
  900_000,
);

/** Batches of digests that are longer than what a killed process may not have written down. */
const LONG_BATCHES = { people: 240, daily: 200, digestTimes: 1 };

const FOUND: readonly (readonly [broken: Broken, problem: string, more: Partial<MailDays>])[] = [
  ['unguarded', 'came again', LONG_BATCHES],
  ['told again', 'told by two mails', {}],
  ['lost', 'wanted and lost', {}],
  ['told though read', 'nobody wanted any more', {}],
  ['a day late', 'days without a digest', {}],
];

test.runIf(HAS_POSTGRES && LONG).each(FOUND)(
  'red control: what is broken is found: %s [SUCC-080]',
  async (broken, problem, more) => {
    await fresh();
    const { problems } = await simulateMailDays({ url, ...SMALL, ...BUSY, ...more, broken });
    expect(problems.join('\n')).toContain(problem);
  },
  300_000,
);
