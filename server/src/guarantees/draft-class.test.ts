import { beforeAll, expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import type { Scope } from '@bcs/contract/kernel/scope';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { setAbsences } from '../jobs/absences.ts';
import { publishDueAnnouncements } from '../jobs/announcements.ts';
import { sendReminders } from '../jobs/reminders.ts';
import { registry } from '../registry.ts';
import { exampleAround, exampleFor } from './examples.ts';
import { CANARY, plantDraft, type PlantedIds } from './draft-class.ts';
import { targetCaller } from './targets.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
let draft: PlantedIds;
beforeAll(async () => {
  draft = await plantDraft(world);
});

/** The people for whom a draft does not exist. */
const OUTSIDERS = ['student', 'ssm', 'cd', 'cm'] as const;
type Outsider = (typeof OUTSIDERS)[number];

const reads = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { kind, scope }]) => kind === 'read' && scope.by !== 'public',
);

/** Finds the object of the draft that a call with this scope could name. */
function planted(by: Scope['by'], role: Outsider): number | null {
  switch (by) {
    case 'course':
    case 'course-or-grant':
      return draft.course;
    case 'session':
      return draft.session;
    case 'assignment':
      return draft.assignment;
    case 'announcement':
      return draft.announcement;
    case 'own-enrollment':
      return draft.enrollment[role] ?? null;
    case 'student-enrollment':
    case 'enrollment-or-grant':
      return draft.enrollment['student'] ?? null;
    default:
      return null;
  }
}

/** Calls the API and returns the answer as text. */
async function ask(name: CallName, role: DemoName, input: unknown): Promise<string> {
  try {
    const token = await world.tokenOf(role);
    return JSON.stringify(
      await handleCall(handlers[name] as Handler, { token, input, ip: '127.0.0.1' }, world.services),
    );
  } catch (error) {
    if (error instanceof RefusalError) return error.failure.code;
    throw error;
  }
}

/** The reads that might reveal the class, by ids that a person has or might guess. */
async function tellers(role: Outsider): Promise<CallName[]> {
  const told: CallName[] = [];
  for (const [name, { scope }] of reads) {
    const inputs = [await exampleFor(world.db, name, 'own', targetCaller(role))];
    const target = planted(scope.by, role);
    if (target !== null) inputs.push(exampleAround(name, target, targetCaller(role)));
    if (name === 'commandMenu') inputs.push({ text: CANARY, enrollmentId: draft.enrollment[role] });
    for (const input of inputs) if ((await ask(name, role, input)).includes(CANARY)) told.push(name);
  }
  return [...new Set(told)];
}

test.each(OUTSIDERS)('to %s no read tells of a class that is a draft [ADM-068, D-187]', async (role) => {
  expect(await tellers(role)).toEqual([]);
});

/** Lets time pass, so that all scheduled work of the class runs. */
async function letTimePass(): Promise<void> {
  for (const hours of [0, 12, 24]) {
    const services = { ...world.services, clock: () => plus(world.now, hours * HOUR) };
    await publishDueAnnouncements(services);
    await setAbsences(services);
    await sendReminders(services);
  }
}

/** Counts the outsiders' notifications about the draft. */
const told = () =>
  numberOf(
    world.db,
    sql`select count(*) from notifications where enrollment_id = any(${OUTSIDERS.map((role) => draft.enrollment[role])}::int[])`,
  );

test('no calendar, notification or job tells of it; once it is published they do, and so does much that is read [ADM-068, D-187]', async () => {
  const { body } = await world.as('student').call('resetCalendarFeed');
  const calendar = async () => (await world.app.inject({ url: new URL(body.address).pathname })).body;
  await letTimePass();
  expect(await calendar()).not.toContain(CANARY);
  expect(await told()).toBe(0);
  expect(await ask('me', 'instructor', {})).toContain(CANARY);

  await world.db.run(sql`update courses set published_at = ${world.now} where id = ${draft.course}`);
  await letTimePass();
  expect(await calendar()).toContain(CANARY);
  expect(await told()).toBeGreaterThan(0);
  expect((await tellers('student')).length).toBeGreaterThan(10);
});
