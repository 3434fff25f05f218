import { beforeEach, describe, expect, test } from 'vitest';
import type { LineKind, Today } from '@bcs/contract/features/today/model';
import { ASIDE_FAILURES } from '@bcs/contract/features/today/failures';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { handleCall } from '#kernel/pipeline';
import type { Handler } from '#kernel/handler';
import { recording } from '#testing/recording';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { today as handler } from './handlers.ts';

const world = useWorld();
const { ids } = world;
beforeEach(() => world.at(ANCHOR));

const todayOf = async (name: DemoName): Promise<Today> => {
  const { status, body } = await world.as(name).call('today');
  expect(status).toBe(200);
  return body;
};
const lineOf = ({ lines }: Today, kind: LineKind, enrollmentId: number) =>
  lines.find((line) => line.kind === kind && line.enrollmentId === enrollmentId);
const kindsOf = async (name: 'instructor' | 'ssm' | 'cd' | 'cm', readOnly = false) =>
  new Set((await todayOf(name)).lines.filter((line) => line.readOnly === readOnly).map(({ kind }) => kind));

describe('who has which lines', () => {
  test('those who teach: work, comments, attendance, requests [SUCC-007, SUCC-011]', async () => {
    await world.db.run(sql`
      insert into submission_comments (university_id, course_id, submission_id, enrollment_id, author_role, comment, created_at)
      select university_id, course_id, id, enrollment_id, 'student', 'Is this right?', ${ANCHOR}::timestamptz
      from submissions where id = ${ids.ungradedSubmission}`);
    expect([...(await kindsOf('instructor'))]).toEqual(
      expect.arrayContaining(['remoteRequests', 'grading', 'comments']),
    );
    for (const kind of ['chats', 'npsSurvey', 'careerFeedback', 'supportCases'] as const)
      expect(await kindsOf('instructor')).not.toContain(kind);
  });
  test('the success team: what locked without attendance, requests, cases, the survey [SUCC-012]', async () => {
    await world.db.run(sql`update courses set end_survey_enabled = false where id = ${ids.activeCourse}`);
    const { id } = await world.db.one<{ id: number }>(sql`
      select id from sessions where course_id = ${ids.activeCourse} and category_code = 'class' and cancelled_at is null
        and start_time < ${ANCHOR}::timestamptz - interval '3 days' order by start_time desc limit 1`);
    await world.db.run(sql`delete from attendance where session_id = ${id}`);
    const today = await todayOf('ssm');
    const line = today.lines.find(({ kind, objectId }) => kind === 'attendance' && objectId === id);
    expect(line).toMatchObject({ due: null, readOnly: false });
    expect(await kindsOf('ssm')).toContain('supportCases');
    expect(await kindsOf('ssm')).not.toContain('grading');
  });
  test('the career director: career work without feedback, and nothing where careers are hidden [SUCC-013]', async () => {
    expect(await kindsOf('cd')).toEqual(new Set(['careerFeedback']));
    const hide = (value: boolean) =>
      world.db.run(sql`update cohorts set hide_career_services = ${value} where id = ${ids.activeCohort}`);
    await hide(true);
    expect(lineOf(await todayOf('cd'), 'careerFeedback', ids.enrollments.cd)).toBeUndefined();
    await hide(false);
  });
  test('the general manager: requests to decide, everything else as numbers [SUCC-005, SUCC-014]', async () => {
    expect(await kindsOf('cm')).toEqual(new Set(['remoteRequests']));
    expect(await kindsOf('cm', true)).toContain('grading');
  });
  test('a student is told that it is for staff, and learns nothing [SUCC-006]', async () => {
    const { status, body } = await world.as('student').call('today');
    expect([status, body.errorCode, Object.keys(body)]).toEqual([
      403,
      'STAFF_ONLY',
      ['success', 'errorCode', 'errorMessage'],
    ]);
  });
});

test('two worlds that differ only in what a role may not know give byte-equal answers [SUCC-001, SUCC-006]', async () => {
  const STAFF = ['instructor', 'ta', 'ssm', 'admin', 'cd', 'cm'] as const;
  const bytes = async () => {
    const all = STAFF.map(async (name) => [name, JSON.stringify(await todayOf(name))] as const);
    return new Map(await Promise.all(all));
  };
  const course = sql`${ids.northfield}, ${ids.activeCourse}`;
  const work = (contextId: number) => sql`
    delete from ${contextId === 1 ? sql`submission_grades` : sql`career_feedback`} where (university_id, submission_id) in (
      select w.university_id, w.id from submissions w join assignments a on a.id = w.assignment_id and a.context_id = ${contextId}
      join enrollments e on e.id = w.enrollment_id and e.active where w.course_id = ${ids.activeCourse} limit 5)`;
  /** Changes of facts, each with the people who may know of it. */
  const facts: [change: () => Promise<unknown>, knows: readonly DemoName[]][] = [
    [
      () =>
        world.db.run(sql`
          insert into support_tickets (account_id, university_id, course_id, role, category, priority, description, created_at, changed_at)
          values (${ids.accounts.student}, ${course}, 'Student', 'Website', 'Low', 'Help.', ${ANCHOR}, ${ANCHOR})`),
      ['ssm', 'admin', 'cm'],
    ],
    [
      () =>
        world.as('student').call('sendChatMessage', {
          studentEnrollmentId: ids.enrollments.student,
          clientId: 'a-hidden-fact',
          body: 'I am lost.',
        }),
      ['ssm', 'cm'],
    ],
    [() => world.db.run(work(1)), ['instructor', 'ta', 'cm']],
    [() => world.db.run(work(2)), ['cd', 'cm']],
    // for a class in which none of them is staff
    [
      () =>
        world.db.run(sql`
          insert into support_tickets (account_id, university_id, course_id, role, category, priority, description, created_at, changed_at)
          values (${ids.accounts.student}, ${ids.lakeside}, ${ids.lakesideCourse}, 'Student', 'Website', 'Low', 'Help.', ${ANCHOR}, ${ANCHOR})`),
      [],
    ],
  ];
  for (const [place, [change, knows]] of facts.entries()) {
    const before = await bytes();
    await change();
    const after = await bytes();
    // red control: those who may know it do learn of it
    const told = STAFF.filter((name) => before.get(name) !== after.get(name));
    expect(told, `fact ${place}`).toEqual(STAFF.filter((name) => knows.includes(name)));
  }
});

describe('setting aside', () => {
  const line = { enrollmentId: ids.enrollments.instructor, kind: 'grading', objectId: null };
  const aside = async () => lineOf(await todayOf('instructor'), 'grading', line.enrollmentId)?.aside;
  const entries = () => numberOf(world.db, sql`select count(*) from audit_log where action like 'today.%'`);

  test('holds until its day, or until there is more [SUCC-018]', async () => {
    const { status } = await world.as('instructor').call('setAsideToday', { ...line, until: '2026-03-14' });
    expect([status, await aside()]).toEqual([200, '2026-03-14']);
    world.at('2026-03-14T04:00:00.000Z');
    expect(await aside()).toBeNull();
    world.at(ANCHOR);
    await world.db.run(sql`delete from submission_grades where submission_id in (
      select submission_id from submission_grades where course_id = ${ids.activeCourse} limit 1)`);
    expect(await aside()).toBeNull();
  });
  test('is refused for what is settled, and for days that are not ahead [SUCC-018]', async () => {
    const set = async (more: object) =>
      (await world.as('instructor').call('setAsideToday', { ...line, until: '2026-03-14', ...more })).body.errorCode;
    expect(await set({ until: '2026-03-11' })).toBe(ASIDE_FAILURES.DAY.code);
    expect(await set({ kind: 'supportCases' })).toBe(ASIDE_FAILURES.SETTLED.code);
    expect(await set({ enrollmentId: ids.enrollments.ssm })).toBe('NOT_FOUND');
  });
  test('leaves one entry in the audit log for each change, none for the same again [SUCC-093, SUCC-095]', async () => {
    const before = await entries();
    for (const until of ['2026-03-15', '2026-03-15'])
      await world.as('instructor').call('setAsideToday', { ...line, until });
    expect(await entries()).toBe(before + 1);
    for (const again of [1, 2]) {
      const { status } = await world.as('instructor').call('takeBackSetAside', line);
      expect([again, status, await aside()]).toEqual([again, 200, null]);
    }
    expect(await entries()).toBe(before + 2);
  });
});

test('Today takes one statement besides that of the sign-in [SUCC-098]', async () => {
  const { database, take } = recording(world.db);
  const arrival = { token: await world.tokenOf('ssm'), input: {}, ip: '127.0.0.1' };
  await handleCall(handler as unknown as Handler, arrival, { ...world.services, database });
  expect(take().flatMap(({ statements }) => statements)).toHaveLength(2);
});

test('when one kind cannot be read the others are there, it is named, and the log hears why [SUCC-100]', async () => {
  const before = await todayOf('ssm');
  const told: [what: string, error: unknown][] = [];
  const arrival = { token: await world.tokenOf('ssm'), input: {}, ip: '127.0.0.1' };
  const services = { ...world.services, report: (error: unknown, what: string) => void told.push([what, error]) };
  await world.db.script('alter table support_tickets rename column state to gone');
  const after = (await handleCall(handler as unknown as Handler, arrival, services).finally(() =>
    world.db.script('alter table support_tickets rename column gone to state'),
  )) as Today;
  expect(told.map(([what]) => what)).toEqual([
    'Today could not be read in one statement: each kind of line is read alone',
    'Today: support requests could not be read',
  ]);
  expect(told.every(([, error]) => error instanceof Error && error.message.includes('state'))).toBe(true);
  expect(after.unchecked).toEqual(['supportCases']);
  expect(after.lines).toEqual(before.lines.filter(({ kind }) => kind !== 'supportCases'));
  expect(before.unchecked).toEqual([]);
});

test('with nothing left it names what comes next [SUCC-019]', async () => {
  const { next } = await todayOf('instructor');
  expect(next?.at.localeCompare(ANCHOR)).toBe(1);
  expect(next?.title).toBeTruthy();
});

test('the dashboard shows the lines of its class and how many wait elsewhere [SUCC-008, D-240]', async () => {
  const { body } = await world.as('instructor').call('dashboard', { enrollmentId: ids.enrollments.instructor });
  const { lines } = await todayOf('instructor');
  const here = lines.filter((line) => line.enrollmentId === ids.enrollments.instructor && line.aside === null);
  expect(body.today?.lines).toHaveLength(here.length);
  const others = lines.filter((line) => line.enrollmentId !== ids.enrollments.instructor);
  expect(body.today?.elsewhere).toEqual({
    count: others.length,
    classes: new Set(others.map(({ enrollmentId }) => enrollmentId)).size,
  });
});

test('a class that meets today is told until it is over, with its next session [D-240]', async () => {
  const classToday = async () => {
    const { classes } = await todayOf('instructor');
    return classes.find(({ enrollmentId }) => enrollmentId === ids.enrollments.instructor)?.classToday ?? null;
  };
  const found = await classToday();
  expect(found?.sessionId).toBe(ids.todaysSession);
  const moved = (by: string) =>
    world.db
      .run(sql`update sessions set start_time = start_time + ${by}::interval, end_time = end_time + ${by}::interval
      where id = ${ids.todaysSession}`);
  await moved('-12 hours');
  expect((await classToday())?.sessionId).not.toBe(ids.todaysSession);
  await moved('60 hours');
  expect(await classToday()).toBeNull();
});
