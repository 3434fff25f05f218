import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeUndoableUntil } from '@bcs/contract/features/accounts/merging';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { digestOf } from '#guarantees/digest';
import { unsubscribeToken } from '#kernel/unsubscribe-token';
import { numberOf, textsOf } from '#testing/rows';
import { testSealer } from '#testing/services';
import { ANCHOR, useWorld } from '#testing/world';
import { WORK_COLUMNS } from './queries.ts';

const world = useWorld();
const { accounts, activeCourse, fullTimeCourse } = world.ids;
const KEPT = accounts.student;
const GRADUATE = 'graduate@northfield.example';
const TWIN = 'twin@new.example';

/** The tables that record actions and so are never undone, and those that change by mere use. */
const TOLD = [
  'audit_entries',
  'enrollment_history',
  'account_merges',
  'auth_tokens',
  'access_tokens',
  'rate_limits',
  'outbox',
];
const MOVED = [...TOLD, 'enrollments', 'accounts', 'administration_grants', 'standing_roles'];

type By = 'operator' | 'registrar';
const preview = (email: string, by: By = 'registrar') => world.as(by).call('previewMerge', { accountId: KEPT, email });
const mergeBy = async (by: By, email: string) => {
  const { digest } = (await preview(email, by)).body;
  return world.as(by).call('mergePeople', { accountId: KEPT, email, digest });
};
const latest = () => numberOf(world.db, sql`select max(id) from account_merges`);
const undo = async (by: By = 'registrar') =>
  world.as(by).call('undoMerge', { accountId: KEPT, mergeId: await latest() });
const enrolledIn = (email: string) =>
  textsOf(
    world.db,
    sql`select e.id || case when e.active then '' else ' ended' end from enrollments e join accounts a on a.id = e.account_id
      where a.email = ${email} order by e.id`,
  );
const student = () => enrolledIn('student@northfield.example');
const makeTwin = async (courseId: number) => {
  const seat = { courseId, role: 'student' as const };
  const person = { email: TWIN, firstName: 'Maya', lastName: 'Okafor', seat, invites: false };
  return (await world.as('operator').call('createPerson', person)).body.accountId;
};

/**
 * Reads everything else except versions, which continue to count, because earlier readers have to read again. ADM-115
 */
const butVersions = async () => {
  await world.db.run(sql`update enrollments set version = 1`);
  return digestOf(world.db, TOLD);
};

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from account_merges`);
  await world.db.run(sql`delete from enrollments where account_id in (select id from accounts where email = ${TWIN})`);
  await world.db.run(sql`delete from accounts where email = ${TWIN}`);
});

test('a merge moves every enrollment and leaves all work where it is; undoing gives back the world as it was [ADM-026]', async () => {
  const [before, work] = [await digestOf(world.db, TOLD), await digestOf(world.db, MOVED)];
  const [own, others] = [await student(), await enrolledIn(GRADUATE)];
  expect(others.length).toBeGreaterThan(0);
  expect((await mergeBy('registrar', GRADUATE)).body).toEqual({ success: true });
  expect([await student(), await enrolledIn(GRADUATE)]).toEqual([[...own, ...others].toSorted(), []]);
  expect(await digestOf(world.db, MOVED)).toBe(work);
  const { body } = await world.as('registrar').call('adminPerson', { accountId: KEPT });
  expect(body.merges).toMatchObject([{ email: GRADUATE, undoableUntil: mergeUndoableUntil(ANCHOR) }]);
  const login = await world.anonymous.call('login', { email: GRADUATE, password: DEMO_PASSWORD });
  expect(login.body.success).toBe(false);
  expect((await undo()).body).toEqual({ success: true });
  expect(await digestOf(world.db, TOLD)).toBe(before);
  const actions = await textsOf(world.db, sql`select action from audit_entries order by id desc limit 5`);
  expect(actions).toContain('person.merge');
  expect(actions).toContain('person.undo-merge');
  expect((await undo()).body).toMatchObject({ errorCode: 'MERGE_OVER' });
});

test('standing roles move along, one that both hold ends once, and undoing gives both back [ADM-026, ADM-036]', async () => {
  const graduate = await numberOf(world.db, sql`select id from accounts where email = ${GRADUATE}`);
  const give = (accountId: number, role: string) =>
    world.db.run(sql`
      insert into standing_roles (university_id, account_id, role, given_at) values (${world.ids.northfield}, ${accountId}, ${role}, ${ANCHOR})`);
  await Promise.all([give(graduate, 'ta'), give(graduate, 'cd'), give(KEPT, 'cd')]);
  const held = () =>
    textsOf(
      world.db,
      sql`select concat_ws(' ', account_id, role, case when ended_at is null then 'stands' else 'ended' end) from standing_roles
        where account_id in (${graduate}, ${KEPT}) order by account_id, role`,
    );
  const before = await digestOf(world.db, TOLD);
  expect((await preview(GRADUATE)).body.emptied.standingRoles).toBe(2);
  expect((await mergeBy('registrar', GRADUATE)).status).toBe(200);
  expect(await held()).toEqual([`${KEPT} cd stands`, `${KEPT} ta stands`, `${graduate} cd ended`].toSorted());
  expect((await undo()).status).toBe(200);
  expect(await digestOf(world.db, TOLD)).toBe(before);
  await world.db.run(sql`delete from standing_roles where account_id in (${graduate}, ${KEPT})`);
});

describe('what somebody wants by mail [SUCC-082, SUCC-083, D-334]', () => {
  const graduate = () => numberOf(world.db, sql`select id from accounts where email = ${GRADUATE}`);
  const choose = (accountId: number, kind: string, delivery: string, courseId: number | null = null) =>
    world.db.run(sql`
      insert into mail_choices (account_id, kind, university_id, course_id, delivery)
      select ${accountId}, ${kind}, c.university_id, c.id, ${delivery} from (select 1) one left join courses c on c.id = ${courseId}::int`);
  const chosen = (accountId: number = KEPT) =>
    textsOf(
      world.db,
      sql`select concat_ws(' ', kind, course_id, delivery) from mail_choices where account_id = ${accountId} order by 1`,
    );
  const times = () =>
    world.db.one(sql`
      select time_zone as zone, quiet_from as "from", quiet_until as "until", digest_at as digest from accounts where id = ${KEPT}`);
  const unsubscribe = async (kind: string) =>
    (
      await world.anonymous.call('unsubscribe', {
        token: unsubscribeToken(testSealer, { accountId: await graduate(), kind }),
      })
    ).body.kind;
  const forget = () =>
    world.db.script(`
      delete from mail_choices;
      update accounts set time_zone = null, quiet_from = null, quiet_until = null, digest_at = null`);

  beforeEach(async () => {
    await forget();
    const other = await graduate();
    await choose(other, 'grades', 'off');
    await choose(other, 'surveys', 'weekly', activeCourse);
    await choose(other, 'comments', 'off');
    await choose(other, 'announcements', 'at-once');
    await choose(KEPT, 'comments', 'daily');
    await choose(KEPT, 'announcements', 'off');
    await choose(KEPT, 'sessions', 'weekly');
    await world.db.run(sql`update accounts set time_zone = 'Europe/Berlin', digest_at = '18:00' where id = ${other}`);
    await world.db.run(sql`update accounts set digest_at = '06:00', quiet_from = '22:00' where id = ${KEPT}`);
  });
  afterAll(forget);

  test('goes along where the kept account has not chosen, off wins, and undoing puts back what stood there', async () => {
    const before = await digestOf(world.db, TOLD);
    expect((await mergeBy('registrar', GRADUATE)).status).toBe(200);
    expect(await chosen()).toEqual([
      'announcements off',
      'comments off',
      'grades off',
      'sessions weekly',
      `surveys ${activeCourse} weekly`,
    ]);
    expect(await times()).toEqual({ zone: 'Europe/Berlin', from: '22:00', until: null, digest: '06:00' });
    expect((await undo()).status).toBe(200);
    expect(await digestOf(world.db, TOLD)).toBe(before);
  });

  test('what the kept account has turned off for all classes stays off in each of them', async () => {
    await choose(KEPT, 'surveys', 'off');
    await choose(KEPT, 'grades', 'daily');
    await choose(await graduate(), 'grades', 'at-once', activeCourse);
    expect((await mergeBy('registrar', GRADUATE)).status).toBe(200);
    const all = await chosen();
    expect(all).toEqual(expect.arrayContaining(['surveys off', 'grades off', `grades ${activeCourse} at-once`]));
    expect(all).not.toContain(`surveys ${activeCourse} weekly`);
    expect((await undo()).status).toBe(200);
  });

  test('stands in the history of the merge, and of its undoing [SUCC-093]', async () => {
    const told = async (action: string) =>
      world.db.one<{ before: object; after: object }>(
        sql`select before, after from audit_entries where action = ${action} order by id desc limit 1`,
      );
    await mergeBy('registrar', GRADUATE);
    const merged = await told('person.merge');
    const course = `surveys in class ${activeCourse}`;
    expect(merged).toEqual({
      before: { comments: 'daily', grades: null, [course]: null, timeZone: null, emptied: null, enrollments: null },
      after: {
        comments: 'off',
        grades: 'off',
        [course]: 'weekly',
        timeZone: 'Europe/Berlin',
        emptied: GRADUATE,
        enrollments: expect.any(Number),
      },
    });
    await undo();
    const { before, after } = await told('person.undo-merge');
    expect([before, after]).toEqual([merged.after, merged.before]);
  });

  test('a link in a mail to the emptied account turns off at the kept one; what was chosen since outlives undoing', async () => {
    await mergeBy('registrar', GRADUATE);
    const [of, other] = [await chosen(), await chosen(await graduate())];
    expect([await unsubscribe('dueDates'), await unsubscribe('dueDates')]).toEqual(
      Array(2).fill('Due dates and reminders'),
    );
    expect(await chosen()).toEqual([...of, 'dueDates off'].toSorted());
    expect(await chosen(await graduate())).toEqual(other);
    const grades = { kind: 'grades', courseId: null, delivery: 'weekly' } as const;
    await world.as('student').call('saveMailPreferences', { choice: grades, timeZone: 'Asia/Tokyo' });
    await undo();
    expect(await chosen()).toEqual([
      'announcements off',
      'comments daily',
      'dueDates off',
      'grades weekly',
      'sessions weekly',
    ]);
    expect(await times()).toMatchObject({ zone: 'Asia/Tokyo', digest: '06:00' });
    await unsubscribe('lastAbsence');
    expect(await chosen(await graduate())).toEqual([...other, 'lastAbsence off'].toSorted());
  });
});

test('two in the same class become one, and undoing brings both back [ADM-026]', async () => {
  await makeTwin(activeCourse);
  const before = await butVersions();
  const [own, twin] = [await student(), await enrolledIn(TWIN)];
  expect((await preview(TWIN)).body.rows).toMatchObject([{ what: 'moves and ends', role: 'student' }]);
  await mergeBy('registrar', TWIN);
  expect(await student()).toEqual([...own, `${twin[0]} ended`]);
  await undo();
  expect([await butVersions(), await student(), await enrolledIn(TWIN)]).toEqual([before, own, twin]);
});

test('a merge is undone by whoever reaches both accounts, and brings back nobody who was deactivated since [ADM-011, ADM-026]', async () => {
  const accountId = await makeTwin(fullTimeCourse);
  await mergeBy('registrar', TWIN);
  const setActive = (active: boolean) =>
    world.as('operator').call('setPersonActive', { accountId, active, reason: 'Of Lakeside' });
  world.at(plus(ANCHOR, 1000));
  await setActive(true);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    values (${world.ids.lakeside}, ${world.ids.lakesideCourse}, ${accountId}, 'student')`);
  expect((await setActive(false)).status).toBe(200);
  expect((await undo()).body).toMatchObject({ errorCode: 'BELONGS_ELSEWHERE' });
  expect((await undo('operator')).status).toBe(200);
  expect(await world.db.one(sql`select active from accounts where id = ${accountId}`)).toEqual({ active: false });
  world.at(ANCHOR);
});

test('two with work in the same class are refused by the exact words, until one of them has ended [ADM-027]', async () => {
  const email = 'student2@northfield.example';
  const text = 'Both accounts have work in Full Stack Flex Part-Time. End one of the two enrollments first.';
  const refused = { status: 409, body: { errorCode: 'BOTH_HAVE_WORK', errorMessage: text } };
  expect(await preview(email)).toMatchObject(refused);
  const blindly = { accountId: KEPT, email, digest: 'x' };
  expect(await world.as('operator').call('mergePeople', blindly)).toMatchObject(refused);
  const enrollmentId = world.ids.enrollments.student2;
  const ending = { enrollmentId, reason: 'by mistake', lastDay: null, note: '' } as const;
  await world.as('registrar').call('endEnrollment', ending);
  expect((await mergeBy('registrar', email)).status).toBe(200);
  await undo();
  await world.as('registrar').call('resumeEnrollment', { enrollmentId, note: '' });
});

test('a university merges only people of its own who administer nothing [ADM-009, ADM-011]', async () => {
  expect(await preview('student@lakeside.example')).toMatchObject({ body: { errorCode: 'NOBODY_IN_REACH' } });
  expect(await preview('student@northfield.example')).toMatchObject({ body: { errorCode: 'SAME_ACCOUNT' } });
  const twin = await makeTwin(fullTimeCourse);
  await world.db.run(sql`
    insert into administration_grants (account_id, university_id, given_at) values (${twin}, ${world.ids.northfield}, ${ANCHOR})`);
  expect(await preview(TWIN)).toMatchObject({ status: 403, body: { errorCode: 'BELONGS_ELSEWHERE' } });
  expect((await preview(TWIN, 'operator')).body.emptied).toMatchObject({ email: TWIN, grants: 1 });
  expect((await mergeBy('operator', TWIN)).status).toBe(200);
  const held = sql`select count(*) from administration_grants where account_id = ${twin} and ended_at is null`;
  expect(await numberOf(world.db, held)).toBe(0);
  await world.db.run(sql`delete from administration_grants where account_id = ${twin}`);
  await undo('operator');
});

test('what has changed since the preview is not merged, and what moved on since the merge is not given back [ADM-026, ADM-045]', async () => {
  const twin = await makeTwin(fullTimeCourse);
  const { digest } = (await preview(TWIN)).body;
  const [enrollment] = await enrolledIn(TWIN);
  await world.db.run(sql`update enrollments set active = false where id = ${Number(enrollment)}`);
  const late = await world.as('registrar').call('mergePeople', { accountId: KEPT, email: TWIN, digest });
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'PREVIEW_OUTDATED' } });
  await world.db.run(sql`update enrollments set active = true where id = ${Number(enrollment)}`);
  await mergeBy('registrar', TWIN);
  world.at(plus(mergeUndoableUntil(ANCHOR), 0));
  expect((await undo()).body).toMatchObject({ errorCode: 'MERGE_OVER' });
  world.at(ANCHOR);
  await world.db.run(sql`update enrollments set account_id = ${accounts.ta2} where id = ${Number(enrollment)}`);
  expect((await undo('operator')).body).toMatchObject({ errorCode: 'MERGE_MOVED_ON' });
  await world.db.run(sql`update enrollments set account_id = ${KEPT} where id = ${Number(enrollment)}`);
  expect((await undo('operator')).status).toBe(200);
  expect(await enrolledIn(TWIN)).toEqual([enrollment]);
  expect(twin).toBeGreaterThan(0);
});

/** Tables that do not count as work: notifications, read marks and queues. */
const NO_WORK = [
  'announcement_reads',
  'chat_presence',
  'lines_set_aside',
  'meeting_messages',
  'meeting_people',
  'meeting_visits',
  'meetings',
  'notifications',
  'support_tickets',
  'survey_assignments',
  'survey_reminders',
  'transfers',
  'webhooks',
];

test('every table that hangs on enrollments is work, or named as none [ADM-027]', async () => {
  const referring = await textsOf(
    world.db,
    sql`select distinct conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'enrollments'::regclass order by 1`,
  );
  expect(referring.toSorted()).toEqual([...new Set([...WORK_COLUMNS.map(([table]) => table), ...NO_WORK])].toSorted());
});
