import { beforeEach, expect, test } from 'vitest';
import { PERSON_STATES } from '@bcs/contract/features/accounts/states';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { tokenHash } from '#kernel/tokens';
import { findSubscriber } from '#kernel/subscriber';
import { DEMO_PASSWORD } from '#database/seed/password';
import { linkIn, mailsTo } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts } = world.ids;
const EVERYBODY = {
  search: '',
  role: null,
  universityId: null,
  cohortId: null,
  courseId: null,
  state: null,
  sort: 'name',
  descending: false,
  page: 0,
};
const STUDENT = 'student@northfield.example';
const person = (accountId: number) => world.as('operator').call('adminPerson', { accountId });
const logIn = async (email: string) =>
  (await world.anonymous.call('login', { email, password: DEMO_PASSWORD })).body.errorCode;
const deeds = async (accountId: number) =>
  ((await person(accountId)).body.history as { action: string; reason: string | null; author: string | null }[])[0];

beforeEach(() => world.at(ANCHOR));

const found = async (wanted: object, by: 'operator' | 'registrar' = 'operator') => {
  const { status, body } = await world.as(by).call('adminPeople', { ...EVERYBODY, ...wanted });
  expect(status).toBe(200);
  return body as { rows: { id: number; email: string; state: string }[]; total: number };
};

test('people are found by name whatever its case and accents, by e-mail, role, class and state [ADM-015, ADM-016]', async () => {
  const all = await found({});
  expect(all.total).toBe(await numberOf(world.db, sql`select count(*) from accounts`));
  expect((await found({ search: 'OKAFOR maya' })).rows.map(({ email }) => email)).toContain(STUDENT);
  expect((await found({ search: STUDENT.toUpperCase() })).rows).toMatchObject([{ id: accounts.student }]);
  expect((await found({ search: '%' })).total).toBe(all.total);
  expect((await found({ search: 'no such person' })).total).toBe(0);
  const admins = await found({ role: 'admin', courseId: world.ids.activeCourse });
  expect(admins.rows.map(({ id }) => id)).toContain(accounts.admin);
  expect(admins.total).toBeLessThan(all.total);
});

test('the filter of states and the states of the rows are one truth [ADM-017]', async () => {
  await world.db.run(sql`update accounts set active = false where id = ${accounts.cd}`);
  await world.db.run(sql`
    insert into login_failures (name_hash, failures, last_failed_at, locked_until)
    select sha256(convert_to(email, 'UTF8')), 10, ${ANCHOR}, ${plus(ANCHOR, MINUTE)} from accounts where id = ${accounts.ssm}`);
  let sum = 0;
  for (const state of PERSON_STATES) {
    const { rows, total } = await found({ state });
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(total > 0 ? [state] : []));
    sum += total;
  }
  expect(sum).toBe((await found({})).total);
  expect((await found({ state: 'locked' })).rows.map(({ id }) => id)).toEqual([accounts.ssm]);
  expect((await person(accounts.ssm)).body).toMatchObject({ state: 'locked', lockedUntil: plus(ANCHOR, MINUTE) });
  await world.db.run(sql`update accounts set active = true where id = ${accounts.cd}`);
  await world.as('operator').call('unlockPerson', { accountId: accounts.ssm });
  expect((await person(accounts.ssm)).body.state).not.toBe('locked');
});

test('a university finds its own people only, and somebody without a class by the whole e-mail [ADM-002, ADM-016]', async () => {
  const own = await found({}, 'registrar');
  const outside = await numberOf(
    world.db,
    sql`select count(*) from accounts a where a.id = any(${own.rows.map(({ id }) => id)})
      and not exists (select from enrollments e where e.account_id = a.id and e.university_id in (
        select university_id from administration_grants g where g.account_id = ${accounts.registrar} and g.ended_at is null))`,
  );
  expect([outside, own.total > 0]).toEqual([0, true]);
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key) values ('alone@new.example', 'Al', 'One', 'x')`);
  expect((await found({ search: 'alone' }, 'registrar')).total).toBe(0);
  expect((await found({ search: 'Alone@New.example' }, 'registrar')).total).toBe(1);
});

test('of a university are those as well who have left all its classes; of a role, class or cohort those who are there [ADM-016]', async () => {
  const { northfield: universityId } = world.ids;
  const ofUniversity = async (more: object = {}) => (await found({ universityId, ...more }, 'registrar')).total;
  const before = [await ofUniversity(), await ofUniversity({ role: 'student' })];
  await world.db.run(
    sql`update enrollments set active = false, ended_at = ${world.now} where account_id = ${accounts.student2} and active`,
  );
  const after = [await ofUniversity(), await ofUniversity({ role: 'student' })];
  await world.db.run(
    sql`update enrollments set active = true, ended_at = null where account_id = ${accounts.student2} and ended_at = ${world.now}`,
  );
  expect(after).toEqual([before[0], (before[1] ?? 0) - 1]);
});

test('a deactivated person is out at once, keeps everything, and is brought back to the same enrollments [ADM-022, ADM-023]', async () => {
  const accountId = accounts.instructor;
  const enrolled = () =>
    numberOf(world.db, sql`select count(*) from enrollments where account_id = ${accountId} and active`);
  const before = await enrolled();
  const { consequences } = (await person(accountId)).body as { consequences: { enrollments: number } };
  expect(consequences.enrollments).toBe(before);
  const token = await world.tokenOf('instructor');
  expect((await world.as('operator').call('setPersonActive', { accountId, active: false, reason: ' ' })).status).toBe(
    422,
  );
  const off = await world.as('operator').call('setPersonActive', { accountId, active: false, reason: 'Left us' });
  expect(off.body).toEqual({ success: true });
  expect(await findSubscriber(world.db, tokenHash(token), world.now)).toBeNull();
  expect(await logIn('instructor@northfield.example')).toBe('ACCOUNT_INACTIVE');
  expect(await deeds(accountId)).toMatchObject({ action: 'person.deactivate', reason: 'Left us' });
  const again = await world
    .as('operator')
    .call('setPersonActive', { accountId, active: false, reason: 'Left for good' });
  expect(again).toMatchObject({ status: 409, body: { errorCode: 'PERSON_SWITCHED', current: { active: false } } });
  await world.as('operator').call('setPersonActive', { accountId, active: true, reason: 'Is back' });
  expect(await logIn('instructor@northfield.example')).toBeNull();
  expect(await enrolled()).toBe(before);
});

test('nobody deactivates the own account or the last that administers the installation [ADM-009]', async () => {
  const own = await world
    .as('operator')
    .call('setPersonActive', { accountId: accounts.operator, active: false, reason: 'Enough' });
  expect(own).toMatchObject({ status: 403, body: { errorCode: 'OWN_ACCOUNT' } });
});

test('who belongs elsewhere or administers is out of the hand of a university [ADM-011]', async () => {
  await world.db.run(sql`
    insert into administration_grants (account_id, university_id, given_at) values (${accounts.cm}, ${world.ids.northfield}, ${ANCHOR})`);
  const holder = await world.as('registrar').call('endSignIns', { accountId: accounts.cm });
  expect(holder).toMatchObject({ status: 403, body: { errorCode: 'BELONGS_ELSEWHERE' } });
  const { student: accountId } = accounts;
  const unlock = (by: 'registrar' | 'operator') => world.as(by).call('unlockPerson', { accountId });
  expect((await unlock('registrar')).status).toBe(200);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    values (${world.ids.lakeside}, ${world.ids.lakesideCourse}, ${accountId}, 'student')`);
  expect(await unlock('registrar')).toMatchObject({ status: 403, body: { errorCode: 'BELONGS_ELSEWHERE' } });
  expect((await unlock('operator')).status).toBe(200);
});

test('a second factor is reset, everything signed in ends, and a mail tells the person [ADM-024]', async () => {
  const accountId = accounts.mfa;
  expect((await person(accountId)).body.hasSecondFactor).toBe(true);
  const { status } = await world.as('operator').call('resetSecondFactor', { accountId });
  expect(status).toBe(200);
  expect((await person(accountId)).body).toMatchObject({ hasSecondFactor: false, signIns: 0 });
  const [mail] = await mailsTo(world, 'mfa@northfield.example');
  expect(mail?.subject).toBe('Your second factor was reset');
  expect(await deeds(accountId)).toMatchObject({ action: 'person.reset-second-factor' });
});

test('a link to a new password goes to the person and to nobody else [ADM-024, ADM-025]', async () => {
  const { body } = await world.as('operator').call('startPasswordReset', { accountId: accounts.student });
  expect(body).toEqual({ success: true });
  const [mail] = await mailsTo(world, STUDENT);
  expect(linkIn(mail?.body).pathname).toBe('/reset-password');
});

test('a changed name tells what it was, and what cannot be a name is refused [ADM-111]', async () => {
  const input = {
    accountId: accounts.student,
    version: 1,
    firstName: ' Maja ',
    lastName: 'Okafor',
    githubUserName: '@maja',
  };
  expect((await world.as('operator').call('updatePerson', { ...input, firstName: '  ', lastName: '' })).status).toBe(
    422,
  );
  expect((await world.as('operator').call('updatePerson', input)).status).toBe(200);
  expect((await person(accounts.student)).body).toMatchObject({ firstName: 'Maja', githubUserName: 'maja' });
  const entry = await world.db.one(sql`
    select before, after from audit_entries where account_id = ${accounts.student} and action = 'person.update'
    order by id desc limit 1`);
  expect(entry).toMatchObject({ after: { firstName: 'Maja' } });
});

test('names over a newer version are refused with what stands, by field; only names count, whoever changes them [ADM-115]', async () => {
  const { version, firstName, lastName, githubUserName } = (await person(accounts.student2)).body;
  const mine = { accountId: accounts.student2, version, firstName: 'Mine', lastName: 'Mine', githubUserName: null };
  await world
    .as('operator')
    .call('setCanManageAttendance', { accountId: accounts.student2, canManageAttendance: true });
  await world.db.run(sql`update accounts set last_name = last_name || 'x' where id = ${accounts.student2}`);
  const refused = await world.as('operator').call('updatePerson', mine);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(refused.body.current).toEqual({ version: version + 1, firstName, lastName: `${lastName}x`, githubUserName });
  expect((await person(accounts.student2)).body).toMatchObject({ firstName, lastName: `${lastName}x` });
  expect((await world.as('operator').call('updatePerson', { ...mine, version: version + 1 })).status).toBe(200);
  // a refusal reveals nothing about a person out of reach
  const elsewhere = { ...mine, accountId: accounts.lakesideStudent };
  expect((await world.as('registrar').call('updatePerson', elsewhere)).body).not.toHaveProperty('current');
});

test('of somebody who belongs elsewhere as well, a university sees neither the words of others, nor merges, nor how much there is [ADM-011]', async () => {
  const accountId = accounts.lakesideStudent;
  const reason = 'SECRET-REASON of Lakeside';
  for (const active of [false, true])
    expect((await world.as('operator').call('setPersonActive', { accountId, active, reason })).status).toBe(200);
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    values (${world.ids.northfield}, ${world.ids.activeCourse}, ${accountId}, 'student')`);
  const ofRegistrar = (await world.as('registrar').call('adminPerson', { accountId })).body;
  expect(ofRegistrar.consequences.enrollments).toBe(1);
  expect(JSON.stringify(ofRegistrar)).not.toContain('SECRET-REASON');
  expect(JSON.stringify((await person(accountId)).body)).toContain('SECRET-REASON');
});
