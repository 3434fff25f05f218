import { beforeAll, describe, expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, pastCourse, earlierCourses, northfield } = world.ids;
const DAY = 86_400_000;
const ask = (name: DemoName, course: number = courseId) => world.as(name).call('npsReport', { courseId: course });
const ofCourse = async (name: DemoName, course: number = courseId) =>
  (await ask(name)).body.figures.find((each) => each.courseId === course && each.survey === 'mid-course');

/** Lets the first students of a course answer the mid-course survey, one per minute. */
async function answered(scores: readonly number[], course: number = courseId): Promise<void> {
  await world.db.run(sql`delete from form_submissions where course_id = ${course} and form_name = 'mid-course-pt'`);
  await answer(scores, 0, course);
}
/** Lets the next students answer. */
async function answer(scores: readonly number[], after: number, course: number = courseId): Promise<void> {
  await world.db.run(sql`
    with answering as (
      select e.id, s.score, e.place
      from unnest(${scores as number[]}::int[]) with ordinality as s(score, place)
      join (select id, row_number() over (order by id) as place from enrollments
        where course_id = ${course} and role = 'student' and active) e on e.place = s.place + ${after}::int
    ), sent as (
      insert into form_submissions (university_id, course_id, enrollment_id, form_id, form_name, submitted_at)
      select ${northfield}::int, ${course}::int, a.id, f.id, f.name, ${world.now}::timestamptz + a.place * interval '1 minute'
      from answering a, forms f where f.name = 'mid-course-pt'
      returning id, enrollment_id, form_id
    )
    insert into form_answers (university_id, submission_id, step_id, value)
    select ${northfield}::int, sent.id, t.id, to_jsonb(case t.ordinal when 1 then a.score::text else 'Reason ' || a.place end)
    from sent join answering a on a.id = sent.enrollment_id
    join form_steps t on t.form_id = sent.form_id and t.ordinal in (1, 2)`);
}

/** Sets the survey's window to end in some days. */
const closesIn = (days: number) =>
  world.db.run(sql`
    insert into survey_schedules as s (university_id, course_id, kind, survey, date_from, date_to)
    select ${northfield}::int, c, 'mid-course', 'nps', '2026-01-01', (${plus(world.now, days * DAY)}::timestamptz)::date
    from unnest(${[courseId, pastCourse]}::int[]) c
    on conflict (university_id, course_id, kind) do update set date_to = excluded.date_to, date_from = excluded.date_from`);

beforeAll(() => world.db.run(sql`delete from form_submissions where form_name like 'end-course%'`));

test('admins, general managers and success managers read it, nobody else', async () => {
  for (const name of ['admin', 'cm', 'ssm'] as const) expect((await ask(name)).status, name).toBe(200);
  for (const name of ['student', 'instructor', 'ta', 'cd'] as const) expect((await ask(name)).status, name).toBe(403);
  expect((await ask('admin', world.ids.lakesideCourse)).status).toBe(404);
});

describe('a closed survey', () => {
  beforeAll(() => closesIn(-2));
  test('has a score with promoters, neutrals and detractors, and its reasons without names', async () => {
    await answered([10, 9, 9, 9, 9, 9, 8, 8, 7, 6, 5, 0, 10]);
    const expected = { score: 31, groups: { promoters: 7, neutrals: 3, detractors: 3 } };
    for (const name of ['admin', 'cm'] as const) {
      expect(await ofCourse(name), name).toMatchObject(expected);
      const [{ reasons } = { reasons: [] as string[] }] = (await ask(name)).body.reasons;
      expect(reasons.toSorted()).toEqual(Array.from({ length: 13 }, (_, at) => `Reason ${at + 1}`).toSorted());
      expect(reasons).not.toEqual(Array.from({ length: 13 }, (_, at) => `Reason ${at + 1}`));
    }
  });
  test('keeps its texts for good from whoever saw by name who had answered while it was open [D-237]', async () => {
    await answered([10, 9, 9, 9, 9, 9, 8, 8, 7, 6, 5, 0, 10]);
    const textsOf = async () => (await ask('admin')).body.reasons.flatMap(({ reasons }) => reasons).length;
    const wasManager = (from: string, until: string) =>
      world.db.run(sql`
        insert into enrollments (university_id, course_id, account_id, role, activated_at, active, ended_at)
        values (${northfield}, ${courseId}, ${world.ids.accounts.admin}, 'ssm', ${from}, false, ${until})`);
    // the window begins on January 1
    await wasManager('2025-11-01T12:00:00.000Z', '2025-12-01T12:00:00.000Z');
    expect(await textsOf()).toBe(13);
    await wasManager('2025-12-15T12:00:00.000Z', '2026-01-01T12:00:00.000Z');
    expect(await textsOf()).toBe(0);
    expect(await ofCourse('admin')).toMatchObject({ score: 31 });
    await world.db.run(sql`
      delete from enrollments where account_id = ${world.ids.accounts.admin} and course_id = ${courseId} and role = 'ssm'`);
  });
  test('nor does it show them where its days are changed, or it was a mistake that they saw it [D-237, D-325]', async () => {
    await answered([10, 9, 9, 9, 9, 9, 8, 8, 7, 6, 5, 0, 10]);
    const textsOf = async () => (await ask('admin')).body.reasons.flatMap(({ reasons }) => reasons).length;
    const ofAdmin = sql`account_id = ${world.ids.accounts.admin} and course_id = ${courseId} and role = 'ssm'`;
    await world.db.run(sql`
      insert into enrollments (university_id, course_id, account_id, role, activated_at, active, ended_at)
      values (${northfield}, ${courseId}, ${world.ids.accounts.admin}, 'ssm', ${world.now}, false, ${plus(world.now, 180_000)})`);
    const daysAre = (from: string, to: string) =>
      world.db.run(sql`
        update survey_schedules set date_from = ${from}::date, date_to = ${to}::date
        where course_id = ${courseId} and kind = 'mid-course'`);
    for (const [from, to] of [
      ['2025-06-01', '2025-06-05'],
      ['2026-03-12', '2026-04-05'],
    ] as const) {
      await daysAre(from, to);
      expect(await textsOf()).toBe(0);
    }
    await daysAre('2026-01-01', '2026-03-09');
    await world.db.run(sql`update enrollments set end_reason = 'by mistake' where ${ofAdmin}`);
    expect(await textsOf()).toBe(0);
    await world.db.run(sql`delete from enrollments where ${ofAdmin}`);
    expect(await textsOf()).toBe(13);
  });
  test('shows success managers the score and nothing behind it', async () => {
    await answered([10, 9, 9, 9, 9, 9, 8, 8, 7, 6, 5, 0, 10]);
    expect(await ofCourse('ssm')).toMatchObject({ score: 31, groups: null });
    expect((await ask('ssm')).body.reasons).toEqual([]);
  });
  test('keeps from success managers a score that says of each what they answered', async () => {
    await answered(Array.from({ length: 13 }, () => 10));
    expect(await ofCourse('ssm')).toMatchObject({ score: null });
    expect(await ofCourse('cm')).toMatchObject({ score: 100 });
  });
  test('needs more than half of the class', async () => {
    await answered(Array.from({ length: 12 }, () => 9));
    expect(await ofCourse('admin')).toMatchObject({ score: null, groups: null });
    expect((await ask('admin')).body.reasons).toEqual([{ survey: 'mid-course', reasons: [] }]);
  });
  test('needs at least five answers', async () => {
    const students = sql`course_id = ${pastCourse} and role = 'student' and active`;
    await world.db.run(sql`update enrollments set active = false where id in (
      select id from enrollments where ${students} order by id offset 5)`);
    await answered([9, 9, 3, 10], pastCourse);
    expect(await ofCourse('cm', pastCourse)).toMatchObject({ score: null });
    await answered([9, 9, 3, 10, 7], pastCourse);
    expect(await ofCourse('cm', pastCourse)).toMatchObject({ score: 40 });
  });
});

test('while it is open, figures and texts move by at least two answers, for success managers not at all', async () => {
  await closesIn(3);
  const seen: (number | undefined)[] = [];
  for (let answers = 12; answers <= 18; answers += 1) {
    await answered(Array.from({ length: answers }, (_, at) => at % 11));
    const { groups } = (await ofCourse('admin')) ?? {};
    const size = groups ? groups.promoters + groups.neutrals + groups.detractors : 0;
    seen.push(size);
    expect((await ask('admin')).body.reasons[0]?.reasons).toHaveLength(size);
    expect(await ofCourse('ssm')).toMatchObject({ score: null });
  }
  expect(seen).toEqual([0, 0, 0, 0, 14, 14, 16]);
});

test('whoever closes it and opens it again sees no single answer come [D-193, D-325]', async () => {
  await closesIn(3);
  await answered(Array.from({ length: 16 }, (_, at) => at % 11));
  const seen = async () => {
    const { reasons = [] } = (await ask('admin')).body.reasons[0] ?? {};
    return reasons.length;
  };
  const sizes = [await seen()];
  for (let answers = 16; answers < 20; answers += 1) {
    await closesIn(-2);
    sizes.push(await seen());
    await closesIn(3);
    await answer([7], answers);
    sizes.push(await seen());
  }
  await closesIn(-2);
  sizes.push(await seen());
  expect(sizes).toEqual([14, 16, 16, 16, 16, 18, 18, 18, 18, 20]);
});

test('the trend has every class of the reader and no other, each by the role that they have in it', async () => {
  await closesIn(-2);
  await answered(Array.from({ length: 14 }, (_, at) => at % 11));
  const courses = (await ask('cm')).body.figures.map((each) => each.courseId);
  // the earliest comes first
  expect(courses).toEqual([...earlierCourses.toReversed(), pastCourse, courseId]);
  expect((await ask('admin')).body.figures.map((each) => each.courseId)).toEqual([courseId]);
});

test('no answer holds anything of a person', async () => {
  const names = await world.db.many<{ name: string; id: number }>(sql`
    select c.last_name as name, e.id from enrollments e join accounts c on c.id = e.account_id
    where e.course_id = ${courseId} and e.role = 'student'`);
  for (const reader of ['admin', 'cm', 'ssm'] as const) {
    const text = JSON.stringify((await ask(reader)).body);
    expect(names.filter(({ name, id }) => text.includes(name) || text.includes(`:${id}`))).toEqual([]);
  }
});
