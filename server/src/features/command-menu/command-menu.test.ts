import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MOST_FOUND } from '@bcs/contract/features/command-menu/model';
import { ROLES, STAFF } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, activeCourse, fullTimeCourse, lakesideCourse } = world.ids;
const menu = async (name: DemoName, text: string, enrollmentId: number | null = enrollmentOf(name)) =>
  (await world.as(name).call('commandMenu', { text, enrollmentId })).body;
const enrollmentOf = (name: DemoName) => (enrollments as Partial<Record<DemoName, number>>)[name] ?? null;
const titles = async (name: DemoName, text: string) =>
  (await menu(name, text)).found.map(({ kind, title }) => `${kind}: ${title}`);

/** A person with a unique name. */
const newcomer = (courseId: number, firstName: string, role = 'student') =>
  world.db.one<{ id: number }>(sql`
    with somebody as (
      insert into accounts (email, first_name, last_name, draft_key)
      values (${`${firstName}-${courseId}@northfield.example`.toLowerCase()}, ${firstName}, 'Quibblewick', 'x') returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select c.university_id, c.id, somebody.id, ${role} from courses c, somebody where c.id = ${courseId} returning id`);

beforeAll(async () => {
  await newcomer(activeCourse, 'Zephyrine');
  await newcomer(activeCourse, 'Xanthippe', 'ssm');
});
afterEach(() => world.db.run(sql`delete from menu_choices`));

test('staff find the students of their classes, a student finds no people but class contacts [SUCC-070]', async () => {
  for (const role of STAFF) expect(await titles(role, 'quibblewick'), role).toEqual(['student: Zephyrine Quibblewick']);
  expect(await titles('student', 'quibblewick')).toEqual(['contact: Xanthippe Quibblewick']);
});

test('sessions, coursework and classes are found, with the class in which they open [SUCC-070]', async () => {
  const { sessions } = (await world.as('student').call('sessions', { enrollmentId: enrollments.student })).body;
  const {
    id,
    name,
    startTime: at,
  } = sessions.find((each) => each.id === world.ids.todaysSession) as (typeof sessions)[0];
  expect((await menu('student', name)).found).toContainEqual(
    expect.objectContaining({ kind: 'session', id, title: name, at, enrollmentId: enrollments.student }),
  );
  const { assignment } = (
    await world.as('student').call('courseworkDetail', { assignmentId: world.ids.openAssignment })
  ).body;
  expect((await menu('student', assignment.title)).found).toContainEqual(
    expect.objectContaining({ kind: 'assignment', id: assignment.id, at: assignment.dueDate }),
  );
  const own = (await world.as('ta').call('me')).body.enrollments.map(({ id: enrollmentId }) => enrollmentId);
  expect(own.length).toBeGreaterThan(1);
  for (const { course, id: enrollmentId } of (await world.as('ta').call('me')).body.enrollments)
    expect((await menu('ta', course.name)).found).toContainEqual(
      expect.objectContaining({ kind: 'class', id: enrollmentId, title: course.name }),
    );
});

test('every row opens: what the menu finds, the call of its screen answers [SUCC-070]', async () => {
  let opened = 0;
  for (const role of ROLES)
    for (const text of ['m', 's']) {
      const { found } = await menu(role, text);
      expect(found.length).toBeLessThanOrEqual(MOST_FOUND);
      // two of each kind for each role, since the same rule applies to the others
      const two = [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((each) => each.slice(0, 2));
      for (const { kind, id } of two) {
        const asked = {
          student: () => world.as(role).call('studentProfile', { enrollmentId: id }),
          contact: () => world.as(role).call('classContacts', { courseId: activeCourse }),
          session: () => world.as(role).call('sessionDetail', { sessionId: id }),
          assignment: () => world.as(role).call('courseworkDetail', { assignmentId: id }),
          class: () => world.as(role).call('enrollmentInfo', { enrollmentId: id }),
        }[kind];
        expect((await asked()).status, `${role} opens ${kind} ${id}`).toBe(200);
        opened += 1;
      }
    }
  expect(opened).toBeGreaterThan(50);
}, 60_000);

/** All results of the menu for a person, in bytes. */
const everything = async (name: DemoName) => {
  const answers = [];
  for (const text of ['', 'quibblewick', 'hidden', 'zzyzx', 'a']) answers.push(await menu(name, text));
  return JSON.stringify(answers);
};

/**
 * Creates content that nobody in these classes may open: other people's sessions, work and classes, and cancelled or
 * former ones.
 */
async function hide() {
  await newcomer(lakesideCourse, 'Zzyzx');
  await newcomer(fullTimeCourse, 'Zzyzx');
  for (const courseId of [lakesideCourse, fullTimeCourse]) {
    await world.db.run(sql`
      insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
      select university_id, id, 1, 'class', 'Hidden zzyzx', ${world.now}::timestamptz, ${world.now}::timestamptz + interval '1 hour'
      from courses where id = ${courseId}`);
    await world.db.run(sql`
      insert into assignments (university_id, course_id, context_id, title, assignment_date, due_date)
      select university_id, id, 1, 'Hidden zzyzx', '2026-03-01', ${world.now}::timestamptz from courses where id = ${courseId}`);
  }
  await world.db.run(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time, cancelled_at)
    select university_id, id, 1, 'class', 'Hidden zzyzx', ${world.now}::timestamptz, ${world.now}::timestamptz + interval '1 hour', ${world.now}::timestamptz
    from courses where id = ${activeCourse}`);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, active)
    select e.university_id, ${activeCourse}::int, e.account_id, 'student', false from enrollments e
    join accounts p on p.id = e.account_id where p.first_name = 'Zzyzx' and e.course_id = ${fullTimeCourse}`);
}

test('two worlds that differ only in what somebody may not open answer alike, to the byte [SUCC-070]', async () => {
  const people = ['student', 'student2', 'cd', 'ta', 'admin'] as const;
  const before = await Promise.all(people.map(everything));
  await hide();
  const after = await Promise.all(people.map(everything));
  expect(after).toEqual(before);
  // red control: people who may open some of it do see it
  expect(await titles('instructor2', 'zzyzx')).toContain('session: Hidden zzyzx');
}, 60_000);

test('career sessions and milestones of a cohort that hides them are not found by students [SUCC-070]', async () => {
  const career = async (name: DemoName) => {
    const { name: title } = await world.db.one<{ name: string }>(
      sql`select name from sessions where id = ${world.ids.careerSession}`,
    );
    return (await menu(name, title)).found.some(({ id }) => id === world.ids.careerSession);
  };
  expect(await career('student')).toBe(true);
  await world.db.run(sql`update cohorts set hide_career_services = true where id = ${world.ids.activeCohort}`);
  expect([await career('student'), await career('cd')]).toEqual([false, false]);
  const { title } = await world.db.one<{ title: string }>(
    sql`select title from assignments where id = ${world.ids.careerMilestone}`,
  );
  expect((await menu('student', title)).found.filter(({ id }) => id === world.ids.careerMilestone)).toEqual([]);
  await world.db.run(sql`update cohorts set hide_career_services = false where id = ${world.ids.activeCohort}`);
});

const choose = (name: DemoName, kind: string, key: string | number) =>
  world.as(name).call('rememberChoice', { kind, key: String(key) });

test.each([
  ["O'Quibble's lab", ['oquibbles', 'lab oquib', 'oqubbles', 'oquobbles'], ['uibbles']],
  ['L’État d’Öxbow', ['letat', 'doxbow', 'DÖXBOW', 'doxvow'], ['etatt']],
  ['Straße-zoo', ['strasse', 'zoo stra', 'starsse'], ['strassezoo']],
])(
  '%s is found by its words, whatever its letters, and with one slip [SUCC-072, SUCC-074]',
  async (name, found, not) => {
    const { id } = await world.db.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
    select university_id, id, 1, 'class', ${name}, ${world.now}::timestamptz, ${world.now}::timestamptz + interval '1 hour'
    from courses where id = ${activeCourse} returning id`);
    onTestFinished(async () => void (await world.db.run(sql`delete from sessions where id = ${id}`)));
    const finds = async (text: string) => (await titles('student', text)).includes(`session: ${name}`);
    for (const text of found) expect(await finds(text), text).toBe(true);
    for (const text of not) expect(await finds(text), text).toBe(false);
    await world.db.run(sql`delete from sessions where id = ${id}`);
  },
);

test('the last ten choices are kept, newest first and each once [SUCC-073]', async () => {
  for (let page = 0; page < 12; page++) {
    world.at(new Date(Date.parse(world.now) + 1000).toISOString());
    await choose('student', 'page', `/page-${page}`);
  }
  world.at(new Date(Date.parse(world.now) + 1000).toISOString());
  await choose('student', 'page', '/page-5');
  const { choices } = await menu('student', '');
  expect(choices.map(({ key }) => key)).toEqual(
    ['5', '11', '10', '9', '8', '7', '6', '4', '3', '2'].map((n) => `/page-${n}`),
  );
  expect(await world.db.many(sql`select 1 from menu_choices`)).toHaveLength(10);
  expect((await menu('student2', '')).choices).toEqual([]);
  expect((await world.as('student').call('forgetChoices')).status).toBe(200);
  expect((await menu('student', '')).choices).toEqual([]);
});

test('a choice is left out as soon as the right to it ends, and comes back with it [SUCC-073]', async () => {
  const { careerSession, todaysSession, lakesideSession } = world.ids;
  for (const id of [todaysSession, careerSession, lakesideSession]) await choose('student', 'session', id);
  await choose('ssm', 'student', enrollments.student2);
  const chosen = async (name: DemoName) => (await menu(name, '')).choices.map(({ key }) => Number(key)).toSorted();
  expect(await chosen('student')).toEqual([todaysSession, careerSession].toSorted());
  expect(await chosen('ssm')).toEqual([enrollments.student2]);
  await world.db.run(sql`update cohorts set hide_career_services = true where id = ${world.ids.activeCohort}`);
  await world.db.run(sql`update enrollments set active = false where id = ${enrollments.student2}`);
  expect(await chosen('student')).toEqual([todaysSession]);
  expect(await chosen('ssm')).toEqual([]);
  await world.db.run(sql`update cohorts set hide_career_services = false where id = ${world.ids.activeCohort}`);
  await world.db.run(sql`update enrollments set active = true where id = ${enrollments.student2}`);
  expect(await chosen('ssm')).toEqual([enrollments.student2]);
});

test('what is no choice is refused, hostile texts find nothing and break nothing [SUCC-096, SUCC-097]', async () => {
  for (const [kind, key] of [
    ['session', 'x'],
    ['session', '0'],
    ['session', '99999999999'],
    ['page', ' '],
    ['page', 'x'.repeat(101)],
  ])
    expect((await choose('student', kind ?? '', key ?? '')).status, `${kind} ${key}`).toBe(422);
  expect((await choose('student', 'grade', '1')).status).toBe(422);
  const ask = (text: string) => world.as('student').call('commandMenu', { text, enrollmentId: null });
  expect((await ask('x'.repeat(101))).status).toBe(422);
  expect((await ask('a\0b')).status).toBe(422);
  for (const text of ["'; drop table accounts; --", '%', '_____', '\u202eabc', '<script>zzyzx</script>', '\\', '((((('])
    expect((await ask(text)).body, text).toMatchObject({ found: [], choices: [], actions: [] });
});

test('the actions are those of the class that is open, with what they are done to [SUCC-071]', async () => {
  const actionsOf = async (name: DemoName, enrollmentId = enrollmentOf(name)) =>
    Object.fromEntries((await menu(name, '', enrollmentId)).actions.map((each) => [each.action, each]));
  const instructor = await actionsOf('instructor');
  const { waiting } = await world.db.one<{ waiting: number }>(sql`
    select count(*)::int as waiting from submissions w
    join assignments a on a.id = w.assignment_id and a.context_id = 1
    join enrollments e on e.id = w.enrollment_id and e.active
    where w.course_id = ${activeCourse} and not exists (select 1 from submission_grades g where g.submission_id = w.id)`);
  expect(instructor['gradeNext']).toMatchObject({ waiting });
  const { objectId, studentId } = instructor['gradeNext'] ?? {};
  const { rest } = await world.db.one<{ rest: number }>(sql`
    select count(*)::int as rest from submissions w
    join assignments a on a.id = w.assignment_id and a.context_id = 1
    join enrollments e on e.id = w.enrollment_id and e.active
    join submissions f on f.assignment_id = ${objectId}
    join enrollments s on s.id = f.enrollment_id and s.account_id = ${studentId}
    where w.course_id = ${activeCourse} and w.submitted_at < f.submitted_at
      and not exists (select 1 from submission_grades g where g.submission_id = w.id)`);
  expect(rest).toBe(0);
  expect((await actionsOf('ssm'))['takeAttendance']?.objectId).toBeDefined();
  expect((await actionsOf('student'))['checkIn']).toMatchObject({ objectId: world.ids.todaysSession });
  await world.as('student').call('sessionCheckIn', { sessionId: world.ids.todaysSession });
  expect((await actionsOf('student'))['checkIn']).toBeUndefined();
  // a class of others offers no actions, and its existence is not revealed
  expect(await actionsOf('student', enrollments.student2)).toEqual({});
  expect(await actionsOf('student', 2_000_000)).toEqual({});
});
