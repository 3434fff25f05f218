import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import { NOTIFICATION_TYPES } from '@bcs/contract/features/notifications/model';
import { sql, type Database, type Db } from '#database/db';
import { ACCOUNTS, type DemoName } from '#database/seed/ids';
import type { Handler } from '#kernel/handler';
import { handleCall } from '#kernel/pipeline';
import { doDueJobs } from '#testing/mailbox';
import { useWorld } from '#testing/world';
import { sendReminders } from '../jobs/reminders.ts';
import { registry } from '../registry.ts';
import { END_COURSE_ANSWERS } from './samples.ts';
import { successOf } from './success-of.ts';
import type { ActAs } from './success.ts';
import { asDatabase, undoing } from './undoing.ts';

const world = useWorld();
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
const writes = Object.entries(handlers).flatMap(([name, { call }]) =>
  call.kind === 'write' ? [name as CallName] : [],
);

/** Finds the types that an action sends, and undoes it afterwards. */
const sentBy = (work: (database: Database) => Promise<unknown>): Promise<string[]> =>
  undoing(world.db).transaction(async (tx) => {
    await work(asDatabase(world.db, tx));
    const sent = await tx.many<{ type: string }>(
      sql`select distinct type from notifications where created_at >= ${world.now}`,
    );
    return sent.map(({ type }) => type);
  });

/** Opens the end-of-course survey, which Sofía has not answered yet. */
async function openEndSurvey(db: Db): Promise<void> {
  const { pastCourse, enrollments } = world.ids;
  await db.run(
    sql`delete from form_submissions where enrollment_id = ${enrollments.graduate} and form_name = 'end-course-pt'`,
  );
  await db.run(sql`
    update survey_schedules set date_from = '2026-03-01', date_to = '2026-03-31' where course_id = ${pastCourse} and kind = 'end-course'`);
}

/** Tokens issued before, because anything within an undone transaction is lost. */
const tokens = new Map<DemoName, string>();
beforeAll(async () => {
  for (const who of Object.keys(ACCOUNTS) as DemoName[]) tokens.set(who, await world.tokenOf(who));
});

const sentByWrite = (name: CallName): Promise<string[]> =>
  sentBy(async (database) => {
    const act = (by: DemoName, which: string, input: unknown) =>
      handleCall(
        handlers[which] as Handler,
        { token: tokens.get(by) ?? null, input, ip: '127.0.0.1' },
        { ...world.services, database },
      );
    const { by, input } = await successOf(name, act as ActAs, database);
    await act(by, name, input);
  });

test('every type of notification is sent by something [D-126, NOTE-020]', async () => {
  // after another absence, one is left
  await world.db.run(sql`delete from attendance where enrollment_id = ${world.ids.enrollments.student}`);
  await world.db.run(sql`update courses set max_absence = 2 where id = ${world.ids.activeCourse}`);
  const sent = new Set<string>();
  for (const name of writes) for (const type of await sentByWrite(name)) sent.add(type);
  const reminded = await sentBy(async (database) => {
    await database.run(sql`update courses set reminded_on = '2026-03-10'`);
    await database.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
    await database.run(
      sql`update assignments set due_date = '2026-03-10T16:00:00.000Z' where id = ${world.ids.openAssignment}`,
    );
    await sendReminders({ ...world.services, database });
  });
  for (const type of reminded) sent.add(type);
  const thanked = await sentBy(async (database) => {
    await openEndSurvey(database);
    const { enrollments, accounts } = world.ids;
    const input = { ...END_COURSE_ANSWERS, enrollmentId: enrollments.graduate, userDataId: accounts.graduate };
    await handleCall(
      handlers['submitForm'] as Handler,
      { token: tokens.get('graduate') ?? null, input, ip: '127.0.0.1' },
      { ...world.services, database },
    );
  });
  for (const type of thanked) sent.add(type);
  const seen = await sentBy(async (database) => {
    const services = { ...world.services, database };
    const arrival = { token: tokens.get('operator') ?? null, ip: '127.0.0.1' };
    const { accounts, northfield } = world.ids;
    const wanted = { accountId: accounts.operator, universityId: northfield, cohortId: null, role: 'ssm' };
    const standing = (which: string, input: object) =>
      handleCall(handlers[which] as Handler, { ...arrival, input }, services);
    const { digest } = (await standing('previewStandingRole', wanted)) as { digest: string };
    await standing('saveStandingRole', { ...wanted, digest });
    await doDueJobs(services);
  });
  for (const type of seen) sent.add(type);
  expect([...sent].toSorted()).toEqual(NOTIFICATION_TYPES.toSorted());
}, 60_000);
