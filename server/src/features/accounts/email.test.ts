import { beforeEach, expect, test } from 'vitest';
import { EMAIL_LINK_TIME } from '@bcs/contract/features/identity/lifetimes';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { sweep } from '#jobs/sweep';
import { findSubscriber } from '#kernel/subscriber';
import { tokenHash } from '#kernel/tokens';
import { linkIn, mailsTo } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts } = world.ids;
const accountId = accounts.student;
const OLD = 'student@northfield.example';
const NEW = 'maya@new.example';

const waitingOf = async (id: number): Promise<string | null> =>
  (await world.as('operator').call('adminPerson', { accountId: id })).body.newEmail?.email ?? null;
const ask = async (email: string | null, by: 'operator' | 'registrar' = 'registrar', id: number = accountId) =>
  world.as(by).call('changeLoginEmail', { accountId: id, email, waiting: await waitingOf(id) });
const tokenFor = async (email: string) => linkIn((await mailsTo(world, email)).at(-1)?.body).searchParams.get('token');
const open = async (token: string | null) => (await world.anonymous.call('confirmLoginEmail', { token })).body;
const emailOf = async () =>
  (await world.db.one<{ email: string }>(sql`select email from accounts where id = ${accountId}`)).email;
const logIn = async (email: string) =>
  (await world.anonymous.call('login', { email, password: DEMO_PASSWORD })).body.success;

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from outbox`);
  await world.db.run(sql`delete from mails`);
  await world.db.run(sql`delete from rate_limits`);
  await world.db.run(sql`delete from login_email_changes`);
  await world.db.run(sql`update accounts set email = ${OLD}, active = true where id = ${accountId}`);
});

test('a new login e-mail counts when its link is opened: the old address is told, and everything signed in ends [ADM-021, D-179]', async () => {
  const signedIn = await world.tokenOf('student');
  expect((await ask(' Maya@New.example'.trim())).body).toEqual({ success: true });
  const { body: person } = await world.as('registrar').call('adminPerson', { accountId });
  expect(person).toMatchObject({ email: OLD, newEmail: { email: NEW } });
  const token = await tokenFor(NEW);
  expect([await emailOf(), await logIn(OLD), await mailsTo(world, OLD)]).toEqual([OLD, true, []]);
  await world.db.run(sql`
    insert into reset_tokens (token_hash, account_id, created_at) values (sha256('to the old address'), ${accountId}, ${ANCHOR})`);
  expect(await open(token)).toEqual({ email: NEW });
  expect([await logIn(OLD), await logIn(NEW)]).toEqual([false, true]);
  expect(await findSubscriber(world.db, tokenHash(signedIn), world.now)).toBeNull();
  expect((await mailsTo(world, OLD)).map(({ subject }) => subject)).toEqual(['Your login e-mail was changed']);
  const stale = sql`select count(*) from reset_tokens where account_id = ${accountId} and used_at is null`;
  expect(await numberOf(world.db, stale)).toBe(0);
  const { history } = (await world.as('registrar').call('adminPerson', { accountId })).body;
  expect((history as { action: string }[]).slice(0, 2).map(({ action }) => action)).toEqual([
    'person.change-email',
    'person.ask-email',
  ]);
  // the page is loaded again
  expect(await open(token)).toEqual({ email: NEW });
});

test('of two who change it at once the second is told what the first has asked for, and replaces it only then [ADM-115]', async () => {
  const change = (email: string, waiting: string | null) =>
    world.as('operator').call('changeLoginEmail', { accountId, email, waiting });
  await change(NEW, null);
  const second = await change('other@new.example', null);
  expect(second).toMatchObject({ status: 409, body: { errorCode: 'EMAIL_WAITING', current: { email: NEW } } });
  expect(await waitingOf(accountId)).toBe(NEW);
  expect((await change('other@new.example', NEW)).status).toBe(200);
  expect(await waitingOf(accountId)).toBe('other@new.example');
});

test('only the latest link works, within its time, and not once it was withdrawn [ADM-021]', async () => {
  await ask('first@new.example');
  const first = await tokenFor('first@new.example');
  await ask(NEW);
  const second = await tokenFor(NEW);
  expect(await open(first)).toEqual({ email: null });
  world.at(plus(ANCHOR, EMAIL_LINK_TIME));
  expect(await open(second)).toEqual({ email: null });
  world.at(plus(ANCHOR, EMAIL_LINK_TIME - 1));
  await sweep(world.services);
  await ask(null);
  expect(await open(second)).toEqual({ email: null });
  expect([await open('x'), await open(''), await emailOf()]).toEqual([{ email: null }, { email: null }, OLD]);
});

test('an e-mail that somebody has is refused, also when they have it only by the time the link is opened [ADM-021]', async () => {
  const taken = await ask('student2@northfield.example');
  expect(taken).toMatchObject({ status: 409, body: { errorCode: 'EMAIL_TAKEN' } });
  expect(await ask(OLD.toUpperCase())).toMatchObject({ status: 422, body: { errorCode: 'SAME_EMAIL' } });
  await ask(NEW);
  const token = await tokenFor(NEW);
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key) values (${NEW}, 'An', 'Other', 'x')`);
  expect(await open(token)).toMatchObject({ errorCode: 'EMAIL_TAKEN' });
  expect([await emailOf(), await logIn(OLD)]).toEqual([OLD, true]);
  await world.db.run(sql`delete from accounts where email = ${NEW}`);
});

test('the login e-mail of somebody who belongs elsewhere or holds a grant is out of the hand of a university [ADM-011]', async () => {
  expect(await ask(NEW, 'registrar', accounts.operator)).toMatchObject({ status: 404 });
  await world.db.run(sql`
    insert into administration_grants (account_id, university_id, given_at) values (${accountId}, ${world.ids.northfield}, ${ANCHOR})`);
  expect(await ask(NEW)).toMatchObject({ status: 403, body: { errorCode: 'BELONGS_ELSEWHERE' } });
  expect((await ask(NEW, 'operator')).status).toBe(200);
  await world.db.run(sql`delete from administration_grants where account_id = ${accountId}`);
});

test('it asks for the own password again [ADM-012]', async () => {
  await world.tokenOf('registrar');
  await world.db.run(sql`update auth_tokens set issued_at = ${plus(ANCHOR, -HOUR)}`);
  expect(await ask(NEW)).toMatchObject({ status: 403, body: { errorCode: 'PASSWORD_NEEDED' } });
  expect(await mailsTo(world, NEW)).toEqual([]);
});
