import { afterEach, beforeEach, expect, test } from 'vitest';
import { transferUndoableUntil } from '@bcs/contract/features/rosters/transferring';
import { plus } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';
import { digestOf } from '#guarantees/digest';
import { numberOf, textsOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts, enrollments, activeCourse, fullTimeCourse, lakesideCourse, northfield } = world.ids;
const enrollmentId = enrollments.student;

/** The tables that are not undone because they record actions, repeat news, or change by mere use. */
const TOLD = [
  'audit_entries',
  'notifications',
  'enrollment_history',
  'transfers',
  'auth_tokens',
  'rate_limits',
  'outbox',
];
const MOVED = [...TOLD, 'enrollments', 'remote_requests', 'submissions', 'submission_urls', 'submission_versions'];
const COPIED = [...MOVED, 'submission_grades', 'career_feedback', 'grade_history', 'submission_plagiarism'];

/** Reads everything except versions, which continue to count because earlier readers have to read again. */
const wholeWorld = async () => {
  await world.db.run(sql`update enrollments set version = 1 where account_id = ${accounts.student}`);
  return digestOf(world.db, TOLD);
};

type By = 'registrar' | 'operator' | 'admin';
type Chosen = { assignmentId: number; to: number | null }[];
const preview = (chosen: Chosen = [], by: By = 'registrar', courseId: number | null = fullTimeCourse) =>
  world.as(by).call('previewTransfer', { enrollmentId, courseId, chosen });
const transfer = async (chosen: Chosen = [], by: By = 'registrar') => {
  const digest = (await preview(chosen, by)).body.plan?.digest ?? 'x';
  const input = { enrollmentId, courseId: fullTimeCourse, chosen, lastDay: '2026-03-10', note: 'Moved', digest };
  return world.as(by).call('transferEnrollment', input);
};
const undo = async (by: By = 'registrar') =>
  world.as(by).call('undoTransfer', {
    enrollmentId,
    transferId: await numberOf(world.db, sql`select coalesce(max(id), 1) from transfers`),
  });
const enrolledIn = (courseId: number) =>
  textsOf(
    world.db,
    sql`select role || case when active then '' else ' ' || coalesce(end_reason, '') end from enrollments
      where course_id = ${courseId} and account_id = ${accounts.student} order by id`,
  );
const theirs = sql`enrollment_id in (select id from enrollments where course_id = ${fullTimeCourse} and account_id = ${accounts.student})`;
const count = (of: Sql) => numberOf(world.db, sql`select count(*) from ${of}`);
const copies = () => count(sql`submissions where ${theirs}`);
/** Makes the admin of the first class an admin of the other one. */
const makeAdminThere = () =>
  world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    values (${northfield}, ${fullTimeCourse}, ${accounts.admin}, 'admin', ${ANCHOR})`);
const forget = async () => {
  await undo();
  await world.db.run(sql`delete from transfers`);
  await world.db.run(sql`delete from submissions where ${theirs}`);
  await world.db.run(
    sql`delete from enrollments where course_id = ${fullTimeCourse} and account_id in (${accounts.student}, ${accounts.admin})`,
  );
};

beforeEach(() => world.at(ANCHOR));
afterEach(forget);

test('before, both classes are paired, and what comes along is named without what stands in it [ADM-035, D-183]', async () => {
  const { classes } = (await preview([], 'registrar', null)).body;
  const { plan } = (await preview()).body;
  expect(classes.map(({ id }) => id)).toContain(fullTimeCourse);
  expect(classes.map(({ id }) => id)).not.toContain(activeCourse);
  expect(classes.map(({ id }) => id)).not.toContain(lakesideCourse);
  const verdicts = new Set(plan?.pairs.map(({ what }) => what));
  expect(verdicts).toContain('copied');
  expect(plan?.left.absences).toBe(
    (await world.as('student').call('studentProfile', { enrollmentId })).body.attendanceHistory.filter(
      ({ statusCode, session }) => statusCode === 'absent' && session.context.id === 1,
    ).length,
  );
  expect(plan?.begins).toMatchObject({ absences: 0, remoteDays: 0 });
  const pair = plan?.pairs.find(({ what }) => what === 'copied');
  const changed = (await preview([{ assignmentId: pair?.assignmentId ?? 0, to: null }])).body.plan;
  expect(changed?.pairs).toContainEqual({ ...pair, to: null, by: 'choice', what: 'stays' });
  expect(changed?.digest).not.toBe(plan?.digest);
});

test('a transfer ends the one and begins the other, copies work with its grades and names the source; the old stays as it was [ADM-035, D-183]', async () => {
  const [rest, waiting] = [
    await digestOf(world.db, COPIED),
    await count(
      sql`remote_requests where enrollment_id = ${enrollmentId} and state = 'pending' and cancelled_at is null`,
    ),
  ];
  expect(waiting).toBeGreaterThan(0);
  const { plan } = (await preview()).body;
  const copied = plan?.pairs.filter(({ what }) => what === 'copied') ?? [];
  const work = (of: Sql) =>
    textsOf(
      world.db,
      sql`select concat_ws('|', w.notes, w.submitted_at, w.version, g.grade, g.graded_by, f.status_id,
          (select string_agg(l.url, ',' order by l.position, l.id) from submission_urls l where l.submission_id = w.id and l.university_id = w.university_id),
          (select count(*) from grade_history h where h.submission_id = w.id and h.university_id = w.university_id),
          (select count(*) from submission_versions v where v.submission_id = w.id and v.university_id = w.university_id))
        from submissions w left join submission_grades g on g.university_id = w.university_id and g.submission_id = w.id
        left join career_feedback f on f.university_id = w.university_id and f.submission_id = w.id
        where w.university_id = ${northfield} and ${of} order by 1`,
    );
  const sources = sql`w.enrollment_id = ${enrollmentId} and w.assignment_id = any(${copied.map(({ assignmentId }) => assignmentId)}::int[])`;
  const before = await work(sources);
  expect((await transfer()).body).toEqual({ success: true, copied: copied.length });
  expect(await work(sources)).toEqual(before);
  expect(await work(sql`w.${theirs}`)).toEqual(before);
  expect(before.some((line) => /\|[A-F]/.test(line))).toBe(true);
  expect(await digestOf(world.db, COPIED)).toBe(rest);
  expect([await enrolledIn(activeCourse), await enrolledIn(fullTimeCourse)]).toEqual([
    ['student transferred'],
    ['student'],
  ]);
  const there = await numberOf(
    world.db,
    sql`select id from enrollments where course_id = ${fullTimeCourse} and account_id = ${accounts.student} and active`,
  );
  const assignmentId = copied[0]?.to ?? 0;
  const { students } = (await world.as('student').call('courseworkDetail', { assignmentId })).body;
  const code = await textsOf(world.db, sql`select code from courses where id = ${activeCourse}`);
  expect(students).toMatchObject([
    { submission: { studentEnrollmentId: there, copiedFrom: { code: code[0], title: copied[0]?.title } } },
  ]);
  const { body } = await world.as('registrar').call('adminPerson', { accountId: accounts.student });
  const ended = body.enrollments.find(({ id }) => id === enrollmentId);
  expect(ended).toMatchObject({ transfer: { madeAt: ANCHOR }, lastDay: '2026-03-10', endReason: 'transferred' });
  expect(body.history.filter(({ action }) => action === 'enrollment.transfer')).toHaveLength(2);
});

test('undoing gives back the world byte for byte where nobody touched it; the place in the other class ends as a mistake [ADM-035]', async () => {
  const before = await wholeWorld();
  await transfer();
  world.at(plus(ANCHOR, 60_000));
  expect((await undo()).body).toEqual({ success: true, kept: 0 });
  expect(await enrolledIn(fullTimeCourse)).toEqual(['student by mistake']);
  await forget();
  expect(await wholeWorld()).toBe(before);
});

test('whoever was there before goes on with that enrollment and its work, and undoing ends it as it had ended [ADM-035, ADM-034]', async () => {
  await transfer();
  await world.db.run(sql`delete from transfers`);
  await world.db.run(sql`
    update enrollments set active = false, end_reason = 'withdrawn', last_day = '2026-02-01' where course_id = ${fullTimeCourse} and account_id = ${accounts.student}`);
  await world.as('registrar').call('resumeEnrollment', { enrollmentId, note: '' });
  const [before, work] = [await wholeWorld(), await copies()];
  const { plan } = (await preview()).body;
  expect(plan).toMatchObject({ resumes: true });
  expect(new Set(plan?.pairs.map(({ what }) => what))).toContain('has work there');
  expect((await transfer()).body).toEqual({ success: true, copied: 0 });
  expect([await enrolledIn(fullTimeCourse), await copies()]).toEqual([['student'], work]);
  await undo();
  expect(await wholeWorld()).toBe(before);
  await world.db.run(sql`update enrollments set resumed_at = null where id = ${enrollmentId}`);
});

test('copies on which somebody has worked since stay where they are [ADM-035]', async () => {
  await transfer();
  const all = await copies();
  await world.db.run(sql`
    update submissions set notes = 'More' where id = (select max(id) from submissions where ${theirs})`);
  expect((await undo()).body).toEqual({ success: true, kept: 1 });
  expect([all > 1, await copies()]).toEqual([true, 1]);
});

test('what has changed since the preview, or moved on since the transfer, is refused, and so is a late undo [ADM-035, ADM-045]', async () => {
  const { digest } = (await preview()).body.plan ?? {};
  const late = (await preview()).body.plan?.pairs.find(({ what }) => what === 'copied');
  await world.db.run(sql`update assignments set title = title || ' 2' where id = ${late?.to}`);
  const input = { enrollmentId, courseId: fullTimeCourse, chosen: [], lastDay: null, note: '', digest };
  const refused = await world.as('registrar').call('transferEnrollment', input);
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'PREVIEW_OUTDATED' } });
  await world.db.run(sql`update assignments set title = left(title, -2) where id = ${late?.to}`);
  await transfer();
  world.at(transferUndoableUntil(ANCHOR));
  expect((await undo()).body).toMatchObject({ errorCode: 'TRANSFER_OVER' });
  world.at(ANCHOR);
  await world.as('registrar').call('resumeEnrollment', { enrollmentId, note: '' });
  expect((await undo()).body).toMatchObject({ errorCode: 'TRANSFER_MOVED_ON' });
  await world.db.run(sql`
    update enrollments set active = false, end_reason = 'transferred', ended_at = ${ANCHOR} where id = ${enrollmentId}`);
  expect((await undo()).status).toBe(200);
  await world.db.run(sql`update enrollments set resumed_at = null where id = ${enrollmentId}`);
});

test('nobody is transferred to another university, to the same class, or by an admin of one of both [ADM-035, ADM-002]', async () => {
  const refused = { status: 422, body: { errorCode: 'NOT_TO_THIS_CLASS' } };
  expect(await preview([], 'operator', lakesideCourse)).toMatchObject(refused);
  expect(await preview([], 'operator', activeCourse)).toMatchObject(refused);
  expect(await preview([], 'admin')).toMatchObject(refused);
  const blindly = { enrollmentId, courseId: lakesideCourse, chosen: [], lastDay: null, note: '', digest: 'x' };
  expect(await world.as('operator').call('transferEnrollment', blindly)).toMatchObject(refused);
  await makeAdminThere();
  expect((await transfer([], 'admin')).status).toBe(200);
  expect((await preview([], 'registrar')).body).toMatchObject({ errorCode: 'ENROLLMENT_CHANGED' });
  await world.db.run(
    sql`update enrollments set active = false where course_id = ${fullTimeCourse} and account_id = ${accounts.admin}`,
  );
  expect(await undo('admin')).toMatchObject(refused);
  await world.db.run(
    sql`update enrollments set active = true where course_id = ${fullTimeCourse} and account_id = ${accounts.admin}`,
  );
  expect((await undo('admin')).status).toBe(200);
});

test('a transfer to a draft names the state before, and the person is told that the class is not open [ADM-035, D-229]', async () => {
  const publish = (at: string | null) =>
    world.db.run(sql`update courses set published_at = ${at} where id = ${fullTimeCourse}`);
  await publish(null);
  const { classes } = (await preview([], 'registrar', null)).body;
  expect(classes.find(({ id }) => id === fullTimeCourse)?.state).toBe('draft');
  expect((await preview()).body.plan?.state).toBe('draft');
  const awaits = async () => (await world.as('student').call('myInfo')).body.awaitsClass;
  expect(await awaits()).toBe(false);
  expect((await transfer()).status).toBe(200);
  expect(await awaits()).toBe(true);
  await publish(ANCHOR);
  expect(await awaits()).toBe(false);
});

test('copied work that was in time is in time in the other class, whatever its dates [D-183, D-229]', async () => {
  expect((await transfer()).status).toBe(200);
  await world.db.run(sql`
    update assignments set due_date = ${plus(ANCHOR, -200 * 24 * 3_600_000)} where course_id = ${fullTimeCourse}`);
  const { body } = await world.as('student').call('me');
  const there = body.enrollments.find(({ courseId }) => courseId === fullTimeCourse)?.id ?? 0;
  const { body: grades } = await world.as('student').call('grades', { enrollmentId: there });
  const statuses = new Set(grades.grades.filter(({ submission }) => submission !== null).map(({ status }) => status));
  expect(statuses.has('Submitted')).toBe(true);
  expect(statuses.has('Submitted Late')).toBe(false);
  expect(grades.missedAssignmentCount).toBe(0);
});
