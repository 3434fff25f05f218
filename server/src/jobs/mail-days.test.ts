import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { simulateMailDays, type MailDays } from '#testing/mail-days/simulate';
import type { BuiltInFault } from '#testing/mail-days/processes';
import { createDatabase, dropDatabase } from '#testing/copied-database';
import { templateName } from '#testing/templates';

/** True with PostgreSQL, since the embedded database allows only one process. */
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

/** A period around the day on which Berlin's clocks go back. */
const SMALL = { from: '2026-10-23', days: 4, people: 30, daily: 10, changesADay: 24, killedInPercent: 30 };
/** Enough simultaneous mails for a kill to hit some of them. */
const BUSY = { people: 60, daily: 50, changesADay: 40, killedInPercent: 70 };
const MIDDLE = { from: '2026-10-02', days: 40, people: 200, daily: 40, changesADay: 60, killedInPercent: 6 };

test.runIf(HAS_POSTGRES)(
  'two processes that are killed again and again mail everything once, to a server that refuses, breaks off and is late [SUCC-079, SUCC-080]',
  async ({ annotate }) => {
    const came = await simulateMailDays({ url, ...(IS_LONG_RUN ? MIDDLE : SMALL) });
    await annotate(JSON.stringify(came));
    expect(came.problems).toEqual([]);
    expect(came.kills).toBeGreaterThan(0);
    expect(came.letters).toBeGreaterThan(came.copies);
  },
  900_000,
);

/** Digest batches that are longer than what a killed process may not have recorded. */
const LONG_BATCHES = { people: 240, daily: 200, digestTimes: 1 };

const FOUND: readonly (readonly [broken: BuiltInFault, problem: string, more: Partial<MailDays>])[] = [
  ['unguarded', 'came again', LONG_BATCHES],
  ['told again', 'told by two mails', {}],
  ['lost', 'wanted and lost', {}],
  ['told though read', 'nobody wanted any more', {}],
  ['a day late', 'days without a digest', {}],
];

test.runIf(HAS_POSTGRES && IS_LONG_RUN).each(FOUND)(
  'red control: what is broken is found: %s [SUCC-080]',
  async (broken, problem, more) => {
    await fresh();
    const { problems } = await simulateMailDays({ url, ...SMALL, ...BUSY, ...more, broken });
    expect(problems.join('\n')).toContain(problem);
  },
  300_000,
);
