import { beforeAll, describe, expect, test } from 'vitest';
import { judgeRequirements } from '@bcs/contract/features/graduation/requirements';
import { judgeStanding } from '@bcs/contract/features/graduation/standing';
import { GRADE_LETTERS } from '@bcs/contract/features/grading/scale';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, northfield, enrollments } = world.ids;
const health = async (name: DemoName, course = courseId) =>
  (await world.as(name).call('cohortHealth', { courseId: course })).body;
const names = async (name: DemoName) => (await world.as(name).call('cohortHealthNames', { courseId })).body;
const STAFF = ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const;
const NAMED = STAFF.filter((name) => name !== 'cm');

describe('who sees what', () => {
  test('staff of the class only, students nothing, and elsewhere it is not there [SUCC-001, SUCC-006, SUCC-067]', async () => {
    for (const name of STAFF) {
      expect((await world.as(name).call('cohortHealth', { courseId })).status, name).toBe(200);
      expect((await world.as(name).call('cohortHealthNames', { courseId })).status, name).toBe(
        name === 'cm' ? 403 : 200,
      );
    }
    for (const call of ['cohortHealth', 'cohortHealthNames', 'exportCohortHealth'] as const) {
      expect((await world.as('student').call(call, { courseId })).status, call).toBe(403);
      expect((await world.as('lakesideInstructor').call(call, { courseId })).status, call).toBe(404);
    }
    const refused = await world.as('student').call('cohorts', {});
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'NO_STAFF_CLASS']);
  });

  test('the list has the own classes and no other, each by the role in it [SUCC-064]', async () => {
    const { cohorts } = (await world.as('instructor').call('cohorts', {})).body;
    expect(cohorts.map((each) => [each.courseId, each.role])).toEqual([
      [courseId, 'instructor'],
      [world.ids.pastCourse, 'instructor'],
    ]);
    const [row] = cohorts;
    const figures = await health('instructor');
    for (const key of ['started', 'active', 'left', 'attendance', 'submittedInTime', 'standings'] as const)
      expect(row?.[key], key).toEqual(figures[key]);
    expect([row?.waiting, row?.oldestWaiting]).toEqual([figures.waits.waiting, figures.waits.oldest]);
    expect(row).toMatchObject(figures.own);
    // for somebody who is staff in one class and a student in another, only the first
    expect((await world.as('ta').call('cohorts', {})).body.cohorts.map((each) => each.courseId)).toEqual([courseId]);
  });

  test('no figures hold anything of a person, and a general manager reads no small group [SUCC-005, SUCC-067, SUCC-068]', async () => {
    const people = await world.db.many<{ name: string; id: number }>(sql`
      select c.last_name as name, e.id from enrollments e join accounts c on c.id = e.account_id
      where e.course_id = ${courseId} and e.role = 'student'`);
    for (const reader of STAFF) {
      const text = JSON.stringify(await health(reader));
      expect(
        people.filter(({ name, id }) => text.includes(name) || text.includes(`:${id}`)),
        reader,
      ).toEqual([]);
    }
    const { meetings, items, letters, margins, standings, waits } = await health('cm');
    const groups = [
      ...[...meetings, ...items].map(({ counts }) => Object.values(counts)),
      ...margins.map(({ students }) => students),
      letters.map(({ grades }) => grades),
      Object.values(standings),
      waits.judged,
    ];
    expect(groups.flat().filter((count) => count !== null && count > 0 && count < 5)).toEqual([]);
    expect(groups.flat().filter((count) => count !== null).length).toBeGreaterThan(10);
    // red control: there are small groups, which readers of names can see
    const whole = await health('admin');
    expect(whole.meetings.some(({ counts }) => counts.absent !== null && counts.absent > 0 && counts.absent < 5)).toBe(
      true,
    );
  });
});

describe('what a role may not know changes nothing that it gets', () => {
  /** Everything that the page and the file tell a role. */
  const seen = async (name: DemoName) => {
    const { body: file } = await world.as(name).call('exportCohortHealth', { courseId });
    const { body: list } = await world.as(name).call('cohorts', {});
    return JSON.stringify([await health(name), name === 'cm' ? null : await names(name), file.text, list]);
  };
  const undo = async (change: () => Promise<unknown>, back: () => Promise<unknown>, name: DemoName) => {
    const before = await seen(name);
    await change();
    const after = await seen(name);
    await back();
    return before === after;
  };
  const attendance = (from: string, to: string) =>
    world.db.run(sql`update attendance set status_code = ${to}
      where course_id = ${courseId} and enrollment_id = ${enrollments.student2} and status_code = ${from}`);

  test('a milestone is nothing to instructor, ta and cm, attendance nothing to the career director [SUCC-067, SUCC-068]', async () => {
    const stored = await world.db.many(
      sql`select submission_id, status_id from career_feedback where course_id = ${courseId}`,
    );
    const careers = [
      () => world.db.run(sql`update career_feedback set status_id = 7 where course_id = ${courseId}`),
      () =>
        world.db.run(sql`update career_feedback f set status_id = r.status_id
          from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r(submission_id int, status_id int)
          where f.course_id = ${courseId} and f.submission_id = r.submission_id`),
    ] as const;
    for (const name of ['instructor', 'ta', 'cm'] as const) expect(await undo(...careers, name), name).toBe(true);
    // the red control
    for (const name of ['ssm', 'cd'] as const) expect(await undo(...careers, name), name).toBe(false);
    const absences = [() => attendance('present', 'absent'), () => attendance('absent', 'present')] as const;
    expect(await undo(...absences, 'cd')).toBe(true);
    expect(await undo(...absences, 'instructor')).toBe(false);
  });
});

test('a class has one number under one word, whichever role reads it [D-241, D-280]', async () => {
  const read = async (name: DemoName) => {
    const figures = await health(name);
    const pulse = (await world.as(name).call('classPulse', { courseId })).body;
    const listed = (await world.as(name).call('cohorts', {})).body.cohorts.find((each) => each.courseId === courseId);
    const { submittedInTime, standings, academic } = figures;
    const own = { waiting: figures.waits.waiting, submittedInTime, standings };
    // the three screens agree
    expect([pulse.work.waiting, listed?.waiting], name).toEqual([own.waiting, own.waiting]);
    expect(listed, name).toMatchObject({ submittedInTime, standings, academic });
    expect(pulse.work.academic, name).toBe(academic?.waiting ?? null);
    return { all: own, academic };
  };
  const instructor = await read('instructor');
  const [ta, cm, ssm, admin, cd] = [
    await read('ta'),
    await read('cm'),
    await read('ssm'),
    await read('admin'),
    await read('cd'),
  ];
  // labelled 'academic' for readers who see no other work
  expect([instructor.academic, ta.academic, cm.academic, cd.academic]).toEqual([null, null, null, null]);
  expect(ta.all).toEqual(instructor.all);
  expect(cm.all.waiting).toBe(instructor.all.waiting);
  expect(cm.all.submittedInTime).toBe(instructor.all.submittedInTime);
  // and named as the academic part for readers who see all work
  expect(ssm.academic).toEqual(instructor.all);
  expect(admin).toEqual(ssm);
  expect(ssm.all.waiting).toBe(instructor.all.waiting + cd.all.waiting);
  // red control: some career work is waiting
  expect(ssm.all.waiting).toBeGreaterThan(instructor.all.waiting);
});

test('every row is judged by the record of graduation, and the rows come by risk [SUCC-065, SUCC-067]', async () => {
  const { students } = await names('admin');
  expect(students).toHaveLength(24);
  for (const each of students) {
    const { body: record } = await world.as('admin').call('graduation', { enrollmentId: each.studentEnrollmentId });
    const requirements = judgeRequirements(record, world.now);
    const valueOf = (id: string) => requirements.find((requirement) => requirement.id === id)?.value ?? null;
    expect(each).toMatchObject({
      standing: judgeStanding(requirements),
      average: valueOf('average'),
      absences: { count: valueOf('absences') },
      missed: { count: valueOf('missed') },
      careerCompletion: valueOf('career'),
    });
    expect(each.averages.at(-1) ?? null).toBe(each.average);
  }
  const order = students.map(({ standing }) => ['off track', 'at risk', 'on track'].indexOf(standing));
  expect(order).toEqual(order.toSorted());
});

test('the names behind a bar are those that it counts [SUCC-067]', async () => {
  for (const name of NAMED) {
    const { meetings, items, letters, margins } = await health(name);
    const { students, ...places } = await names(name);
    const wrong = [
      ...meetings.flatMap(({ id, counts }) => {
        const place = places.meetings.findIndex((each) => each.id === id);
        return Object.entries(counts).filter(
          ([code, count]) => count !== students.filter(({ marks }) => marks[place] === code).length,
        );
      }),
      ...items.flatMap(({ id, counts }) => {
        const place = places.items.findIndex((each) => each.id === id);
        return Object.entries(counts).filter(
          ([key, count]) => count !== students.filter(({ handIns }) => handIns[place] === key).length,
        );
      }),
      ...letters.filter(
        ({ letter, grades }) =>
          grades !== students.flatMap((each) => each.letters.filter((one) => one === letter)).length,
      ),
      ...margins.filter(
        ({ students: bins }) => bins.reduce<number>((sum, count) => sum + (count ?? 0), 0) > students.length,
      ),
    ];
    expect(wrong, name).toEqual([]);
  }
});

describe('the figures are those that the tables add up to', () => {
  /** Randomizes the world: people join late or leave, and marks and work are arbitrary. */
  const shake = (seed: number) =>
    world.db.script(`
      update attendance set status_code = (array['present', 'present', 'remote', 'absent'])[1 + (session_id * 7 + enrollment_id * ${seed}) % 4],
        excused_absence_reason_id = null, punctuality_id = null where course_id = ${courseId};
      update enrollments set active = true, activated_at = activated_at + make_interval(days => (id * ${seed}) % 30)
        where course_id = ${courseId} and role = 'student' and id % 5 = ${seed % 5};
      update enrollments set active = false, ended_at = '${plus(world.now, -seed * 86_400_000 * 3)}'
        where course_id = ${courseId} and role = 'student' and id % 7 = ${seed % 7};
      update submissions set first_submitted_at = first_submitted_at + make_interval(hours => (id * ${seed}) % 90)
        where course_id = ${courseId} and id % 3 = 0;`);

  const sessionCounts = () =>
    world.db.many<{ id: number; code: string; n: number }>(sql`
      select s.id, coalesce(a.status_code, 'none') as code, count(*) as n
      from sessions s
      join enrollments e on e.course_id = s.course_id and e.role = 'student' and e.activated_at <= s.start_time
        and (e.ended_at is null or e.ended_at > s.start_time)
      left join attendance a on a.session_id = s.id and a.enrollment_id = e.id
      where s.course_id = ${courseId} and s.context_id = 1 and s.cancelled_at is null and s.start_time <= ${world.now}
      group by 1, 2`);
  const itemCounts = () =>
    world.db.many<{ id: number; key: string; n: number }>(sql`
      select i.id, case when w.id is null then 'missing' when w.first_submitted_at > i.due then 'late' else 'inTime' end as key,
        count(*) as n
      from (select a.*, ((a.due_date at time zone k.time_zone + make_interval(days => a.buffer_days)) at time zone k.time_zone) as due
        from assignments a join courses k on k.id = a.course_id where a.course_id = ${courseId}) i
      join enrollments e on e.course_id = i.course_id and e.role = 'student' and e.activated_at <= i.due
        and (e.ended_at is null or e.ended_at > i.due)
      left join submissions w on w.assignment_id = i.id and w.enrollment_id = e.id
      where i.due < ${world.now} group by 1, 2`);
  const gradeCounts = () =>
    world.db.many<{ letter: string; n: number }>(sql`
      select case grade when 'Incomplete' then grade else left(grade, 1) end as letter, count(*) as n
      from submission_grades where course_id = ${courseId} group by 1`);

  test('whoever was there then is counted, in random worlds [SUCC-065, SUCC-066]', async () => {
    let left = 0;
    for (const seed of [1, 2, 3, 5]) {
      await shake(seed);
      const { meetings, items, letters, started, active } = await health('admin');
      const shown = (rows: { id: number; counts: Record<string, number | null> }[]) =>
        rows
          .flatMap(({ id, counts }) => Object.entries(counts).map(([key, n]) => `${id} ${key} ${n}`))
          .filter((line) => !line.endsWith(' 0'))
          .toSorted();
      expect(shown(meetings)).toEqual(
        (await sessionCounts()).map(({ id, code, n }) => `${id} ${code} ${n}`).toSorted(),
      );
      expect(shown(items)).toEqual((await itemCounts()).map(({ id, key, n }) => `${id} ${key} ${n}`).toSorted());
      const given = new Map((await gradeCounts()).map(({ letter, n }) => [letter, n]));
      expect(letters).toEqual(GRADE_LETTERS.map((letter) => ({ letter, grades: given.get(letter) ?? 0 })));
      left = (started ?? 0) - active;
    }
    // red control: the present members differ from the earlier ones
    expect(left).toBeGreaterThan(0);
    const now = await health('admin');
    expect(Math.max(...now.meetings.map(({ students }) => students))).toBeGreaterThan(now.active);
  });

  test('leaving improves no figure [SUCC-066]', async () => {
    const before = await health('admin');
    await world.db.run(sql`
      update enrollments set active = false, ended_at = ${world.now} where id in (
        select e.id from enrollments e where e.course_id = ${courseId} and e.role = 'student' and e.active
        order by (select count(*) from attendance a where a.enrollment_id = e.id and a.status_code = 'absent') desc limit 5)`);
    const after = await health('admin');
    expect(after.active).toBe(before.active - 5);
    expect([after.attendance, after.submittedInTime]).toEqual([before.attendance, before.submittedInTime]);
    expect(after.meetings).toEqual(before.meetings);
  });
});

describe('beside ended classes', () => {
  beforeAll(() => world.db.run(sql`update courses set end_date = ${'2026-03-01'} where id = ${world.ids.pastCourse}`));

  test('up to three of the same program and university, the latest first, at the same meeting [SUCC-066]', async () => {
    const { compared, meetingsHeld } = await health('ssm');
    expect(compared.map((each) => each.courseId)).toEqual([
      courseId,
      world.ids.pastCourse,
      ...world.ids.earlierCourses,
    ]);
    const past = compared[1];
    const [expected] = await world.db.many<{ rate: number }>(sql`
      select floor(100.0 * count(*) filter (where a.status_code in ('present', 'remote'))
        / count(*) filter (where a.status_code <> 'exception')) as rate
      from (select s.*, row_number() over (order by s.start_time, s.id) as place from sessions s
        where s.course_id = ${world.ids.pastCourse} and s.context_id = 1 and s.cancelled_at is null) s
      join attendance a on a.session_id = s.id
      join enrollments e on e.id = a.enrollment_id and (e.ended_at is null or e.ended_at > s.start_time)
      where s.place <= ${meetingsHeld}`);
    expect(past?.attendance).toBe(expected?.rate);
  });
});

test('the file says class, date and definitions, runs no formula, and who took it is kept [SUCC-069, SUCC-093, SUCC-096]', async () => {
  await world.db.run(sql`update enrollments set active = true where id = ${enrollments.student2}`);
  await world.db.run(
    sql`update accounts set first_name = '=cmd|''/c calc''!A1' where id = ${world.ids.accounts.student2}`,
  );
  const { body } = await world.as('ssm').call('exportCohortHealth', { courseId });
  expect(body.fileName).toBe('cohort-NU-FSF-PT-12.csv');
  for (const words of ['NU-FSF-PT-12', 'March 11, 2026', 'Who is counted', `'=cmd|'/c calc'!A1`])
    expect(body.text).toContain(words);
  expect(body.text).not.toMatch(/(?:^|[,\n"])=/);
  expect((await world.as('cm').call('exportCohortHealth', { courseId })).body.text).not.toContain('calc');
  const kept = await world.db.many(sql`
    select author_account_id as "accountId", university_id as "universityId", course_id as "courseId"
    from audit_entries where action = 'list.export' and at = ${world.now} order by id desc limit 2`);
  const entry = { universityId: northfield, courseId };
  expect(kept).toEqual([
    { ...entry, accountId: world.ids.accounts.cm },
    { ...entry, accountId: world.ids.accounts.ssm },
  ]);
});

test('an enrollment that ends keeps when, and loses it when it goes on [SUCC-066]', async () => {
  const set = (active: boolean) =>
    world.db.one<{ endedAt: string | null }>(sql`
      update enrollments set active = ${active} where id = ${enrollments.student2} returning ended_at as "endedAt"`);
  expect((await set(false)).endedAt).not.toBeNull();
  expect((await set(true)).endedAt).toBeNull();
});
