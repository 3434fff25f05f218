import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, instantOf, MINUTE, msOf, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import { recording } from '#testing/recording';
import { numberOf, textsOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { sendReminders } from './reminders.ts';

const world = useWorld();
const { ids } = world;
const { openAssignment: item, careerMilestone: milestone } = ids;
/** A due date for everything else in the class, far in the future. */
const NEVER = '2099-01-01T00:00:00.000Z';
const STUDENTS = 24;
const DUE = '2026-06-11T03:59:59.000Z';
const THREE_DAYS_BEFORE = '2026-06-07T12:00:00.000Z';
const DAY_AFTER = '2026-06-11T12:00:00.000Z';

interface Reminder {
  readonly type: string;
  readonly at: Instant;
}
const reminders = async (enrollmentId: number = ids.enrollments.student): Promise<Reminder[]> =>
  world.db.many<Reminder>(sql`
    select type, created_at as at from notifications where enrollment_id = ${enrollmentId}
      and type in ('ASSIGNMENT_DUE', 'ASSIGNMENT_OVERDUE') order by created_at, id`);
const count = () => numberOf(world.db, sql`select count(*) from notifications where type like 'ASSIGNMENT_%'`);
const run = (database: Database = world.db) => sendReminders({ ...world.services, database });
const runAt = async (now: Instant) => {
  world.at(now);
  await run();
};
const due = (at: Instant, { assignment = item, required = true, extension = 0 } = {}) =>
  world.db.run(sql`
    update assignments set due_date = ${at}, required = ${required}, required_for_graduation = false, buffer_days = ${extension}
    where id = ${assignment}`);
const remindedOn = (day: string) =>
  world.db.run(sql`update courses set reminded_on = ${day} where id = ${ids.activeCourse}`);
const handedInBy = (enrollmentId: number) =>
  world.db.run(sql`
    insert into submissions (university_id, course_id, assignment_id, enrollment_id, first_submitted_at, submitted_at)
    values (${ids.northfield}, ${ids.activeCourse}, ${item}, ${enrollmentId}, ${ANCHOR}, ${ANCHOR})`);

describe('the demo world', () => {
  const notified = () =>
    world.db.many(sql`
      select enrollment_id, type, content, created_at, cause, dedupe_key from notifications where type like 'ASSIGNMENT_%'
      order by created_at, type, enrollment_id, content ->> 'assignmentId'`);

  test('has the reminders that the server would have sent, and starts without sending one', async () => {
    const planted = await notified();
    expect(planted.length).toBeGreaterThan(STUDENTS);
    await run();
    expect(await notified()).toEqual(planted);
    await world.db.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
    await world.db.run(sql`update courses set reminded_on = '2026-03-04' where id = ${ids.activeCourse}`);
    for (const day of ['05', '06', '07']) await runAt(`2026-03-${day}T13:00:00.000Z`);
    for (const day of ['08', '09', '10', '11']) await runAt(`2026-03-${day}T12:00:00.000Z`);
    expect(await notified()).toEqual(planted);
  });
});

describe('reminders [D-126]', () => {
  beforeEach(async () => {
    world.at(ANCHOR);
    await world.db.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
    await world.db.run(sql`delete from submissions where assignment_id in (${item}, ${milestone})`);
    await world.db.run(sql`update assignments set due_date = ${NEVER}, buffer_days = 0`);
    await world.db.run(sql`update courses set reminded_on = '2026-06-01'`);
    await due(DUE);
  });

  test('go to every student of the class who has not submitted, three days before and the day after', async () => {
    const { student, student2 } = ids.enrollments;
    await handedInBy(student2);
    await runAt(THREE_DAYS_BEFORE);
    await runAt(DAY_AFTER);
    const [first] = await world.db.many<{ title: string }>(sql`select title from assignments where id = ${item}`);
    const sent = await world.db.many(sql`
      select n.type, n.created_at as at, n.content ->> 'message' as message, count(*),
        count(*) filter (where e.id = ${student}) as maya, count(*) filter (where e.id = ${student2} or e.role <> 'student') as others
      from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id
      where n.type like 'ASSIGNMENT_%' group by 1, 2, 3 order by 2`);
    const toAll = { count: STUDENTS - 1, maya: 1, others: 0 };
    expect(sent).toEqual([
      { type: 'ASSIGNMENT_DUE', at: THREE_DAYS_BEFORE, message: `${first?.title} is due on June 10, 2026.`, ...toAll },
      {
        type: 'ASSIGNMENT_OVERDUE',
        at: DAY_AFTER,
        message: `${first?.title} was due on June 10, 2026 and is overdue.`,
        ...toAll,
      },
    ]);
  });

  test('what is not required is due, but never overdue', async () => {
    await due(DUE, { required: false });
    await runAt(THREE_DAYS_BEFORE);
    await runAt(DAY_AFTER);
    expect((await reminders()).map(({ type }) => type)).toEqual(['ASSIGNMENT_DUE']);
  });

  test('a milestone that the cohort hides is not spoken of [D-065]', async () => {
    const hide = (hidden: boolean) =>
      world.db.run(sql`update cohorts set hide_career_services = ${hidden} where id = ${ids.activeCohort}`);
    await due(NEVER);
    await due(DUE, { assignment: milestone });
    await hide(true);
    await runAt(THREE_DAYS_BEFORE);
    await hide(false);
    expect(await count()).toBe(0);
    await runAt(DAY_AFTER);
    expect(await count()).toBe(STUDENTS);
  });

  test.each([
    ['in autumn', '2026-11-02T04:59:59.000Z', 0, '2026-10-29T12:00:00.000Z', '2026-11-02T13:00:00.000Z'],
    ['in autumn, extended', '2026-10-31T03:59:59.000Z', 2, '2026-10-29T12:00:00.000Z', '2026-11-02T13:00:00.000Z'],
    ['in spring', '2027-03-15T03:59:59.000Z', 0, '2027-03-11T13:00:00.000Z', '2027-03-15T12:00:00.000Z'],
    ['in spring, extended', '2027-03-13T04:59:59.000Z', 2, '2027-03-11T13:00:00.000Z', '2027-03-15T12:00:00.000Z'],
  ])(
    'come once, at 08:00 of the campus, when the clocks change %s, though the server asks every ten minutes',
    async (_when, dueDate, extension, before, after) => {
      await due(dueDate, { extension });
      await remindedOn(`${before.slice(0, 8)}08`);
      for (let ms = msOf(before) - 2 * HOUR; ms <= msOf(before) + 26 * HOUR; ms += 10 * MINUTE)
        await runAt(instantOf(ms));
      for (let ms = msOf(after) - 26 * HOUR; ms <= msOf(after) + 26 * HOUR; ms += 10 * MINUTE)
        await runAt(instantOf(ms));
      expect(await reminders()).toEqual([
        { type: 'ASSIGNMENT_DUE', at: before },
        { type: 'ASSIGNMENT_OVERDUE', at: after },
      ]);
    },
    60_000,
  );

  test('are sent once by many processes at the same moment', async () => {
    world.at(THREE_DAYS_BEFORE);
    await Promise.all(Array.from({ length: 8 }, () => run()));
    expect(await count()).toBe(STUDENTS);
  });

  test('are sent by the next run when a run does not come to its end', async () => {
    world.at(THREE_DAYS_BEFORE);
    const killed: Database['transaction'] = (work) =>
      world.db.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      });
    await expect(run(Object.assign(Object.create(world.db), { transaction: killed }))).rejects.toThrow(AggregateError);
    expect(await count()).toBe(0);
    await run();
    expect(await count()).toBe(STUDENTS);
  });

  test('a server that was off makes up for two days, and for nothing older', async () => {
    await runAt('2026-06-09T14:00:00.000Z');
    expect((await reminders()).map(({ type }) => type)).toEqual(['ASSIGNMENT_DUE']);
    await remindedOn('2026-06-01');
    await world.db.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
    await runAt('2026-06-10T14:00:00.000Z');
    expect(await reminders()).toEqual([]);
  });

  test('a student who hands in at the same moment keeps no reminder', async () => {
    for (let round = 0; round < 10; round++) {
      await world.db.run(sql`delete from submissions where assignment_id = ${item}`);
      await world.db.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
      await remindedOn('2026-06-01');
      world.at(THREE_DAYS_BEFORE);
      const submission = { id: null, assignmentId: item, studentEnrollmentId: ids.enrollments.student, notes: 'Done.' };
      const url = { id: null, submissionId: null, url: 'https://github.com/maya/quiz', title: null };
      const [{ status }] = await Promise.all([
        world.as('student').call('createSubmission', { submission, submissionUrlList: [url] }),
        run(),
      ]);
      expect([status, await reminders(), await count()]).toEqual([200, [], STUDENTS - 1]);
    }
  });

  test('cost the same number of statements for a large class with much that is due', async () => {
    const statements = async () => {
      await remindedOn('2026-06-06');
      await world.db.run(sql`update courses set reminded_on = '2026-06-07' where id <> ${ids.activeCourse}`);
      await world.db.run(sql`delete from notifications where type like 'ASSIGNMENT_%'`);
      const { database, take } = recording(world.db);
      world.at(THREE_DAYS_BEFORE);
      await run(database);
      return take().reduce((sum, { statements: sent }) => sum + sent.length, 0);
    };
    const few = await statements();
    await world.db.run(sql`update assignments set due_date = ${DUE} where course_id = ${ids.activeCourse}`);
    expect(await statements()).toBe(few);
    expect(await count()).toBeGreaterThan(STUDENTS);
    expect(
      await textsOf(world.db, sql`select distinct type from notifications where type like 'ASSIGNMENT_%'`),
    ).toEqual(['ASSIGNMENT_DUE']);
  });
});
