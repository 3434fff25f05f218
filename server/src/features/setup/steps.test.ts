import { expect, test } from 'vitest';
import { SETUP_STEPS, type SetupStep } from '@bcs/contract/features/setup/model';
import { sql } from '#database/db';
import { recordBackup } from '#features/administration/queries-backup';
import { useWorld } from '#testing/world';
import { getSetupFacts } from './queries-steps.ts';
import { setupStates } from './steps.ts';

const world = useWorld();
type By = Parameters<typeof world.as>[0];
const stepsOf = async (by: By) => (await world.as(by).call('setupSteps')).body.steps;
const open = async (by: By) => (await stepsOf(by)).filter(({ done }) => !done).map(({ step }) => step);

test('steps are ticked by what is there, and untick when it goes [ADM-120]', async () => {
  expect((await stepsOf('operator')).map(({ step }) => step)).toEqual(SETUP_STEPS);
  expect(await open('operator')).toEqual(['mail', 'backup']);
  await recordBackup(world.db, { at: world.now, rows: 1 });
  expect(await open('operator')).toEqual(['mail']);

  const without = async (statement: ReturnType<typeof sql>, ...missing: SetupStep[]) => {
    await world.db.run(statement);
    expect(await open('operator')).toEqual(SETUP_STEPS.filter((step) => step === 'mail' || missing.includes(step)));
  };
  await without(sql`update enrollments set active = false where role = 'student'`, 'roster');
  await without(sql`update enrollments set active = false where role = 'instructor'`, 'staff', 'roster');
  await without(sql`update sessions set cancelled_at = ${world.now}`, 'sessions', 'staff', 'roster');
  await without(sql`update courses set published_at = null`, 'sessions', 'staff', 'roster', 'publishing');
  const gone = ['sessions', 'staff', 'roster', 'publishing'] as const;
  await without(sql`update universities set short_name = null, accent_color = null`, 'university', ...gone);
  await without(sql`update universities set holidays = '[]'`, 'university', 'holidays', ...gone);
  await world.db.run(sql`update courses set published_at = ${world.now}`);
});

test('what belongs to the installation is shown to whoever administers it, to nobody else [ADM-120]', async () => {
  for (const by of ['registrar', 'admin'] as const) {
    expect((await stepsOf(by)).map(({ step }) => step)).toEqual(
      SETUP_STEPS.filter((step) => !['first admin', 'mail', 'backup'].includes(step)),
    );
    expect((await world.as(by).call('setupSteps')).body.maySkip).toBe(false);
    expect((await world.as(by).call('skipSetupStep', { step: 'staff', reason: 'x' })).status).toBe(403);
  }
  expect((await world.as('cm').call('setupSteps')).status).toBe(403);
});

test('a step is skipped with a reason that the history keeps, and waits again without one [ADM-111, ADM-120]', async () => {
  const operator = world.as('operator');
  const mail = async () => (await stepsOf('operator')).find(({ step }) => step === 'mail')?.skipped;
  expect((await operator.call('skipSetupStep', { step: 'mail', reason: ' ' })).status).toBe(422);
  const reason = 'Nobody has an address.';
  // pressing twice makes one change
  for (let press = 0; press < 2; press++) await operator.call('skipSetupStep', { step: 'mail', reason });
  expect(await mail()).toEqual({ reason, at: world.now });
  await operator.call('skipSetupStep', { step: 'mail', reason: null });
  expect(await mail()).toBeNull();
  expect(
    await world.db.many(sql`
      select action, before, after from audit_entries where at = ${world.now} and action like 'setup.%' order by id`),
  ).toEqual([
    { action: 'setup.skip', before: { reason: null }, after: { reason } },
    { action: 'setup.resume', before: { reason }, after: { reason: null } },
  ]);
});

test('mail is ticked once the mail server has taken one, not by its setting [ADM-120]', async () => {
  const everything = { reach: { installation: true, universityIds: [] }, seats: [] };
  const isDone = async (mail: 'smtp' | 'mailbox') =>
    setupStates(await getSetupFacts(world.db, everything), { mail }, true).find(({ step }) => step === 'mail')?.done;
  await world.db.run(sql`update invitations set sent_at = null`);
  expect(await isDone('smtp')).toBe(false);
  expect((await world.as('operator').call('sendTestMail')).body).toMatchObject({ success: true });
  expect([await isDone('smtp'), await isDone('mailbox')]).toEqual([true, false]);
});
