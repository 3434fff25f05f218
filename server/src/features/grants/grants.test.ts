import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { tokenHash } from '#kernel/tokens';
import { linkIn, mailsTo } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const operator = world.as('operator');
const { northfield, lakeside, universityGrant, installationGrant } = world.ids;
const everything = { search: '', over: null, state: 'all', sort: 'name', descending: false, page: 0 };

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from administration_grants where id > ${universityGrant}`);
  await world.db.run(sql`update administration_grants set ended_at = null, ended_by = null`);
  await world.db.run(sql`delete from login_failures`);
});

const give = (name: string, universityId: number | null) =>
  operator.call('giveGrant', { email: `${name}@northfield.example`, universityId });
const grantOf = async (name: 'admin' | 'cm' | 'mfa', universityId: number | null) => {
  expect((await give(name, universityId)).status).toBe(200);
  const { rows } = (await operator.call('grants', { ...everything, state: 'active' })).body;
  return rows.find(({ account }) => account.id === world.ids.accounts[name])?.id as number;
};

test('the account answer tells in which way somebody administers [ADM-013]', async () => {
  for (const [name, way] of [
    ['operator', 'installation'],
    ['registrar', 'university'],
    ['admin', 'course'],
    ['cm', 'reading'],
    ['student', null],
    ['instructor', null],
    ['nobody', null],
  ] as const)
    expect([name, (await world.as(name).call('myInfo')).body.administers]).toEqual([name, way]);
});

test('who is given a grant and has no password is mailed the link to one, and whoever has one is not [ADM-001]', async () => {
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key, created_at)
    values ('new.registrar@northfield.example', 'New', 'Registrar', 'x', ${world.now})`);
  expect((await give('new.registrar', northfield)).status).toBe(200);
  expect((await give('cm', northfield)).status).toBe(200);
  const [mail] = await mailsTo(world, 'new.registrar@northfield.example');
  expect(mail?.subject).toBe('You now administer Northfield University');
  const link = linkIn(mail?.body);
  const resetToken = link.searchParams.get('token');
  const userName = link.searchParams.get('user');
  const { body } = await world.anonymous.call('resetPassword', { resetToken, userName, password: 'Own#Password#1' });
  expect([link.pathname, body.success]).toEqual(['/reset-password', true]);
  expect(await mailsTo(world, 'cm@northfield.example')).toEqual([]);
});

test('the list tells who administers what, filters by name, place and state, and counts what matches [ADM-001, ADM-015]', async () => {
  const { rows, total, universities } = (await operator.call('grants', everything)).body;
  expect(rows.map(({ account, university }) => [account.name, university?.name ?? null])).toEqual([
    ['Victor Amadi', null],
    ['Ingrid Solberg', 'Northfield University'],
  ]);
  expect([total, universities.some(({ id }) => id === lakeside)]).toEqual([2, true]);
  const found = async (change: object) =>
    (await operator.call('grants', { ...everything, ...change })).body.rows.map(({ account }) => account.name);
  expect(await found({ search: 'SOLB' })).toEqual(['Ingrid Solberg']);
  expect(await found({ search: 'operator@' })).toEqual(['Victor Amadi']);
  expect(await found({ over: 'installation' })).toEqual(['Victor Amadi']);
  expect(await found({ over: northfield })).toEqual(['Ingrid Solberg']);
  expect(await found({ state: 'ended' })).toEqual([]);
  expect(await found({ sort: 'givenAt', descending: true })).toEqual(['Ingrid Solberg', 'Victor Amadi']);
  expect(await found({ page: 1 })).toEqual([]);
});

test('a grant is given to somebody who is known and active, once, and signs out who has no second factor [ADM-001, ADM-010]', async () => {
  const admin = world.as('admin', 'password');
  expect((await admin.call('myInfo')).body.administers).toBe('course');
  expect((await give('admin', northfield)).status).toBe(200);
  expect((await admin.call('myInfo')).status).toBe(401);
  expect((await give('admin', northfield)).body.errorCode).toBe('GRANT_HELD');
  expect((await give('admin', 99_999)).status).toBe(404);
  expect((await give('unknown', northfield)).body).toMatchObject({ errorCode: 'NOBODY_WITH_EMAIL', fields: {} });
  expect((await give('inactive', northfield)).body.errorCode).toBe('ACCOUNT_DEACTIVATED');
  const login = await world.anonymous.call('login', { email: 'admin@northfield.example', password: DEMO_PASSWORD });
  expect(login.body.errorCode).toBe('MFA_CODE_REQUIRED');
  // somebody who has one stays signed in
  const mfa = world.as('mfa');
  await mfa.call('myInfo');
  expect((await give('mfa', null)).status).toBe(200);
  expect((await mfa.call('myInfo')).body.administers).toBe('installation');
});

test('nobody ends the own grant, and the last one over the installation stays [ADM-009]', async () => {
  expect((await operator.call('endGrant', { grantId: installationGrant })).body.errorCode).toBe('OWN_GRANT');
  const second = await grantOf('mfa', null);
  const mfa = world.as('mfa');
  expect((await mfa.call('endGrant', { grantId: installationGrant })).status).toBe(200);
  // the first person has no grant any more
  expect((await operator.call('grants', everything)).status).toBe(403);
  expect((await mfa.call('endGrant', { grantId: second })).body.errorCode).toBe('OWN_GRANT');
  expect((await mfa.call('endGrant', { grantId: installationGrant })).body.errorCode).toBe('GRANT_ENDED');
});

test('a deactivated holder does not count: the last active one stays, also when two end at once [ADM-009]', async () => {
  const second = await grantOf('mfa', null);
  await world.db.run(sql`update accounts set active = false where id = ${world.ids.accounts.mfa}`);
  // the grant ends, since another active holder remains
  expect((await operator.call('endGrant', { grantId: second })).status).toBe(200);
  await world.db.run(sql`update accounts set active = true where id = ${world.ids.accounts.mfa}`);
  await grantOf('mfa', null);
  const other = (await operator.call('grants', { ...everything, state: 'active', over: 'installation' })).body.rows;
  const ends = await Promise.all([
    operator.call('endGrant', { grantId: other.find(({ account }) => account.id === world.ids.accounts.mfa)?.id }),
    world.as('mfa').call('endGrant', { grantId: installationGrant }),
  ]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('after five minutes the password is asked for again, and given it works for five more [ADM-012]', async () => {
  const input = { email: 'cm@northfield.example', universityId: northfield };
  const token = await world.tokenOf('operator');
  const send = async (path: string, body: object) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/broker/${path}`,
      headers: { authtoken: token },
      payload: body,
    });
    return [answer.statusCode, answer.json().errorCode ?? null];
  };
  world.at(plus(ANCHOR, 5 * MINUTE));
  expect(await send('giveGrant', input)).toEqual([403, 'PASSWORD_NEEDED']);
  expect(await send('endGrant', { grantId: universityGrant })).toEqual([403, 'PASSWORD_NEEDED']);
  expect(await send('confirmPassword', { password: 'wrong' })).toEqual([422, 'PASSWORD_WRONG']);
  expect(await send('giveGrant', input)).toEqual([403, 'PASSWORD_NEEDED']);
  expect(await send('confirmPassword', { password: DEMO_PASSWORD })).toEqual([200, null]);
  world.at(plus(ANCHOR, 10 * MINUTE - 1));
  expect(await send('giveGrant', input)).toEqual([200, null]);
  world.at(plus(ANCHOR, 10 * MINUTE));
  expect(await send('endGrant', { grantId: universityGrant })).toEqual([403, 'PASSWORD_NEEDED']);
  // another session of the same person was not notified
  expect(
    await world.db.many(
      sql`select 1 from auth_tokens where password_given_at is not null and token_hash <> ${tokenHash(token)}`,
    ),
  ).toEqual([]);
});

test('wrong passwords of an open session count with those of the login, and lock [ADM-012, D-026]', async () => {
  for (let tries = 0; tries < 10; tries++)
    expect((await operator.call('confirmPassword', { password: `wrong ${tries}` })).body.errorCode).toBe(
      'PASSWORD_WRONG',
    );
  expect((await operator.call('confirmPassword', { password: DEMO_PASSWORD })).body.errorCode).toBe('PASSWORD_LOCKED');
  const login = { email: 'operator@northfield.example', password: DEMO_PASSWORD };
  expect((await world.anonymous.call('login', login)).body.errorCode).toBe('ACCOUNT_LOCKED');
});

test('giving and ending each leave one entry, with who, whom, over what and nothing secret [ADM-111, ADM-113]', async () => {
  const last = await world.db.maybe<{ id: number }>(sql`select max(id) as id from audit_entries`);
  const id = await grantOf('cm', northfield);
  await operator.call('endGrant', { grantId: id });
  const entries = await world.db.many(sql`
    select action, author_account_id as author, origin, object_kind as kind, object_id as object, object_name as name,
      university_id as university, account_id as person, before, after
    from audit_entries where id > ${last?.id ?? 0} order by id`);
  const told = {
    author: world.ids.accounts.operator,
    origin: 'screen',
    kind: 'grant',
    object: id,
    name: 'Samuel Park',
    university: northfield,
    person: world.ids.accounts.cm,
  };
  const over = { over: 'Northfield University' };
  expect(entries).toEqual([
    { ...told, action: 'grant.give', before: null, after: over },
    { ...told, action: 'grant.end', before: over, after: null },
  ]);
});
