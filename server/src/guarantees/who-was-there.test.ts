import { beforeAll, expect, test } from 'vitest';
import { isWorkMissing } from '@bcs/contract/features/gradebook/figures';
import { judgeRequirements } from '@bcs/contract/features/graduation/requirements';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { moveEnrollments } from '#features/accounts/queries-merging';
import { setAbsences } from '#jobs/absences';
import { sendReminders } from '#jobs/reminders';
import { IS_LONG_RUN } from '#testing/effort';
import { ANCHOR, useWorld } from '#testing/world';
import { randomBelow, liveRandomStory, Person } from './random-stays.ts';

/** The number of random histories of people in one class. */
const PEOPLE = IS_LONG_RUN ? 10_000 : 240;
const SAMPLE = 12;
/** Times in the last class and after the last due date, when many people come and go. */
const LATELY = [-1, -HOUR, -2 * HOUR, -7 * HOUR, -20 * HOUR, -25 * HOUR].map((ago) => plus(ANCHOR, ago));

const world = useWorld();
const { activeCourse: courseId, northfield: universityId, todaysSession } = world.ids;

interface Item {
  readonly id: number;
  readonly effectiveDueDate: Instant;
  readonly required: boolean;
}
let items: Item[] = [];
let sessions: { id: number; startTime: Instant }[] = [];
const people: Person[] = [];
const nonesBefore = new Map<number, number>();
const linesBefore = new Map<number, number>();

const nones = async () => {
  const { body } = await world.as('ssm').call('attendance', { courseId });
  const rows = 'sessions' in body ? body.sessions : [];
  return new Map(rows.map(({ session, counts }) => [session.id, counts.none]));
};
const lines = async () => {
  const { body } = await world.as('ssm').call('today');
  const open = body.lines.filter(
    ({ kind, enrollmentId }) => kind === 'attendance' && enrollmentId === world.ids.enrollments.ssm,
  );
  return new Map(open.map(({ objectId, count }) => [objectId ?? 0, count]));
};

beforeAll(async () => {
  const { body: sheet } = await world.as('admin').call('gradebookSheet', { courseId });
  items = sheet.assignments;
  sessions = await world.db.many(sql`
    select id, start_time as "startTime" from sessions where course_id = ${courseId} and cancelled_at is null`);
  for (const [id, count] of await nones()) nonesBefore.set(id, count);
  for (const [id, count] of await lines()) linesBefore.set(id, count);
  const accounts = await world.db.many<{ id: number }>(sql`
    insert into accounts (email, first_name, last_name, draft_key)
    select 'story' || n || '@random.example', 'Story', 'No ' || n, md5('story' || n) from generate_series(1, ${2 * PEOPLE}) n
    returning id`);
  // people also come and go at exactly the moments when something is due or begins
  const past = [...items.map((item) => item.effectiveDueDate), ...sessions.map(({ startTime }) => startTime)].filter(
    (at) => at < ANCHOR,
  );
  const moments = [
    ...past,
    ...past.flatMap((at) => [plus(at, -1), plus(at, 7 * HOUR)]),
    ...LATELY,
    ...LATELY,
    ...LATELY,
  ].filter((at) => at < ANCHOR);
  for (const { id } of accounts.slice(0, PEOPLE)) {
    const person = new Person(id);
    await liveRandomStory(world.db, person, { universityId, courseId }, moments);
    people.push(person);
  }
  for (const [place, person] of people.entries()) {
    if (randomBelow(8) === 0 && person.enrollmentId > 0) {
      const to = accounts[PEOPLE + place]?.id ?? 0;
      await moveEnrollments(world.db, [{ universityId, id: person.enrollmentId }], person.accountId, to);
      person.accountId = to;
    }
    person.isBlocked = randomBelow(8) === 0;
  }
  const blocked = people.filter(({ isBlocked }) => isBlocked).map(({ accountId }) => accountId);
  await world.db.run(sql`update accounts set active = false where id = any(${blocked}::int[])`);
}, 600_000);

const students = () => people.filter(({ isStudent }) => isStudent);
const overdueOf = (person: Person) =>
  items.filter(({ required, effectiveDueDate: due }) => required && due < world.now && person.wasThere(due)).length;
const expected = () => new Map(students().map((person) => [person.enrollmentId, overdueOf(person)]));
const ofPeople = (counts: ReadonlyMap<number, number>) =>
  new Map(students().map(({ enrollmentId }) => [enrollmentId, counts.get(enrollmentId)]));

/** Reads each student's overdue work from the lists of staff. */
async function listed() {
  const { body: list } = await world.as('admin').call('studentProfiles', { courseId });
  const { body: cohort } = await world.as('admin').call('cohortHealthNames', { courseId });
  const { body: sheet } = await world.as('admin').call('gradebookSheet', { courseId });
  return {
    list: ofPeople(new Map(list.students.map((row) => [row.studentEnrollmentId, row.overdueCount]))),
    cohort: ofPeople(new Map(cohort.students.map((row) => [row.studentEnrollmentId, row.missed.count]))),
    sheet: ofPeople(
      new Map(
        sheet.students.map(({ studentEnrollmentId, stays }) => [
          studentEnrollmentId,
          sheet.assignments.filter((item) => isWorkMissing(item, { mark: '-', stays }, world.now)).length,
        ]),
      ),
    ),
  };
}

test('every list of work counts whoever was there when it was due [WORK-038, SUCC-035, SUCC-066, D-229]', async () => {
  expect(students().length).toBeGreaterThan(PEOPLE / 4);
  const { list, cohort, sheet } = await listed();
  expect(list).toEqual(expected());
  expect(cohort).toEqual(expected());
  expect(sheet).toEqual(expected());
  for (const person of students().slice(0, SAMPLE)) {
    const { body } = await world.as('admin').call('graduation', { enrollmentId: person.enrollmentId });
    expect(judgeRequirements(body, world.now).find(({ id }) => id === 'missed')?.value).toBe(overdueOf(person));
  }
});

test('every list of attendance asks for whoever was there when the session began [SUCC-015, D-229]', async () => {
  const asked = students().filter(({ isBlocked }) => !isBlocked);
  const there = ({ startTime }: { startTime: Instant }) => asked.filter((person) => person.wasThere(startTime)).length;
  const counted = await nones();
  const open = await lines();
  const due = sessions.map((session) => [session.id, (nonesBefore.get(session.id) ?? 0) + there(session)]);
  expect(sessions.map(({ id }) => [id, counted.get(id)])).toEqual(due);
  const lined = sessions.filter(({ id }) => open.has(id));
  expect(lined.map(({ id }) => [id, open.get(id)])).toEqual(
    lined.map((session) => [session.id, (linesBefore.get(session.id) ?? 0) + there(session)]),
  );
  expect(open.size).toBeGreaterThan(linesBefore.size);
});

const [BEGAN, ENDED] = [plus(ANCHOR, -6 * HOUR), plus(ANCHOR, -HOUR)];

/** Finds the people who were marked absent or reminded, and those whom the oracle expects. */
async function reached() {
  await world.as('ssm').call('setAttendanceRules', { courseId, checkInCodeRequired: false, absentAfterSession: true });
  const { openAssignment } = world.ids;
  await world.db.run(sql`
    update sessions set start_time = ${BEGAN}, end_time = ${ENDED}, absences_set_at = null where id = ${todaysSession}`);
  await world.db.run(sql`delete from attendance where session_id = ${todaysSession}`);
  await world.db.run(sql`update assignments set due_date = ${plus(ANCHOR, -26 * HOUR)} where id = ${openAssignment}`);
  await world.db.run(sql`update courses set reminded_on = null where id = ${courseId}`);
  await world.db.run(sql`delete from notifications where type = 'ASSIGNMENT_OVERDUE'`);
  await setAbsences(world.services);
  await sendReminders(world.services);
  const own = new Set(people.map(({ enrollmentId }) => enrollmentId));
  const idsOf = async (query: ReturnType<typeof sql>) =>
    (await world.db.many<{ id: number }>(query)).map(({ id }) => id).filter((id) => own.has(id));
  const wanted = (at: Instant) =>
    students()
      .filter((person) => !person.isBlocked && person.wasThere(at))
      .map(({ enrollmentId }) => enrollmentId)
      .toSorted((a, b) => a - b);
  const { due } = await world.db.one<{ due: Instant }>(
    sql`select due_date + make_interval(days => buffer_days) as due from assignments where id = ${openAssignment}`,
  );
  const absent = sql`select enrollment_id as id from attendance where session_id = ${todaysSession} order by 1`;
  const reminded = sql`
    select enrollment_id as id from notifications where type = 'ASSIGNMENT_OVERDUE'
      and content ->> 'assignmentId' = ${String(openAssignment)} order by 1`;
  return {
    absent: await idsOf(absent),
    reminded: await idsOf(reminded),
    expected: { absent: wanted(BEGAN), reminded: wanted(due) },
  };
}

test('reminders and automatic absence reach whoever was there, and nobody who is blocked [ATT-015, D-229]', async () => {
  const { expected, ...found } = await reached();
  expect(found).toEqual(expected);
  expect(Math.min(found.absent.length, found.reminded.length)).toBeGreaterThan(0);
});

test('without the gaps the lists are found out', async () => {
  await world.db.run(sql`update enrollments set away = '{}' where course_id = ${courseId}`);
  const { list, cohort, sheet } = await listed();
  for (const counts of [list, cohort, sheet]) expect(counts).not.toEqual(expected());
});

test('and without the moment of joining, absences and reminders are found out', async () => {
  await world.db.run(sql`
    update enrollments set activated_at = activated_at - interval '1 year', away = '{}' where course_id = ${courseId}`);
  const { expected, absent, reminded } = await reached();
  expect(absent).not.toEqual(expected.absent);
  expect(reminded).not.toEqual(expected.reminded);
});
