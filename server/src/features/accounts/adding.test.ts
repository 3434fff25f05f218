import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { runDueJobs } from '#jobs/outbox';
import { AddressRefused } from '#kernel/mailer';
import type { DemoName } from '#database/seed/ids';
import { doDueJobs, linkIn, mailsTo } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse, lakesideCourse, accounts } = world.ids;
const NEW = 'sue.park@new.example';
const SEAT = { courseId: activeCourse, role: 'student' };
const wanted = { email: NEW, firstName: ' Sue ', lastName: 'Park', seat: SEAT as object | null, invites: false };
const create = (by: DemoName, more: Partial<typeof wanted> = {}) =>
  world.as(by).call('createPerson', { ...wanted, ...more } as never);
const known = (email: string) => numberOf(world.db, sql`select count(*) from accounts where email = ${email}`);
const invite = (by: DemoName, accountId: number, courseId: number = activeCourse) =>
  world.as(by).call('invitePeople', { courseId, accountIds: [accountId] });

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from outbox`);
  await world.db.run(sql`delete from mails`);
  await world.db.run(sql`delete from enrollments where account_id in (select id from accounts where email = ${NEW})`);
  await world.db.run(sql`delete from accounts where email = ${NEW}`);
});

const added = async (more: Partial<typeof wanted> = {}) =>
  (await create('registrar', more)).body as unknown as { accountId: number };

test('somebody is created with a class and, by choice, an invitation; nobody learns a password [ADM-018, ADM-019]', async () => {
  const { status, body } = await create('registrar', { email: ' Sue.Park@NEW.example'.trim(), invites: true });
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ['accountId', 'success']]);
  const { accountId } = body as unknown as { accountId: number };
  const { body: person } = await world.as('registrar').call('adminPerson', { accountId });
  expect(person).toMatchObject({ email: NEW, firstName: 'Sue', state: 'invited', invitations: [{ state: 'planned' }] });
  expect(person.enrollments).toMatchObject([{ courseId: activeCourse, role: 'student', origin: 'screen' }]);
  const deeds = (person.history as { action: string }[]).map(({ action }) => action);
  expect(deeds).toEqual(['person.invite', 'enrollment.begin', 'person.create']);
  const [mail, ...more] = await mailsTo(world, NEW);
  expect([linkIn(mail?.body).pathname, more]).toEqual(['/invitation', []]);
});

test('an invitation into a draft says that it waits until the class is published [ADM-020, ADM-068]', async () => {
  const waits = async (accountId: number) =>
    (await world.as('registrar').call('adminPerson', { accountId })).body.invitations[0]?.waits;
  const { accountId } = await added({ invites: true });
  expect(await waits(accountId)).toBe(false);
  const published = sql`select published_at as at from courses where id = ${activeCourse}`;
  const { at } = await world.db.one<{ at: string }>(published);
  await world.db.run(sql`update courses set published_at = null where id = ${activeCourse}`);
  expect(await waits(accountId)).toBe(true);
  await world.db.run(sql`update courses set published_at = ${at} where id = ${activeCourse}`);
});

test('without the choice no invitation goes out', async () => {
  await added();
  expect(await mailsTo(world, NEW)).toEqual([]);
});

test('an e-mail that has an account makes no second one and tells nothing of it, whatever its case [ADM-018]', async () => {
  await world.db.run(sql`
    insert into accounts (email, first_name, last_name, draft_key) values (${NEW}, 'Secret', 'Name', 'x')`);
  const { status, body } = await create('registrar', { email: NEW.toUpperCase() });
  expect(status).toBe(409);
  expect(body).toMatchObject({ errorCode: 'EMAIL_HAS_ACCOUNT' });
  expect(JSON.stringify(body)).not.toContain('Secret');
  const [one] = await Promise.all([create('operator'), create('operator')]);
  expect([one?.status, await known(NEW)]).toEqual([409, 1]);
});

test('of two who create the same person at once one is told that the account is there [ADM-018]', async () => {
  const answers = await Promise.all([create('operator'), create('registrar')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await known(NEW)).toBe(1);
});

test('a university creates people in its own classes only, and an installation also without a class [ADM-002]', async () => {
  expect((await create('registrar', { seat: { ...SEAT, courseId: lakesideCourse } })).status).toBe(404);
  expect((await create('registrar', { seat: null })).body).toMatchObject({ errorCode: 'CLASS_NEEDED' });
  expect(await known(NEW)).toBe(0);
  expect((await create('operator', { seat: null })).status).toBe(200);
});

test('what the mail server refused and what has expired is sent again, and told as such [ADM-020]', async () => {
  const { accountId } = await added({ invites: true });
  const standing = async () => {
    const { body } = await world.as('registrar').call('adminPerson', { accountId });
    return (body.invitations as { state: string; failure: string | null }[])[0];
  };
  const refused = new AddressRefused('550 no such mailbox');
  await runDueJobs({ ...world.services, mailer: { send: () => Promise.reject(refused) } });
  expect(await standing()).toMatchObject({ state: 'failed', failure: '550 no such mailbox' });
  expect((await invite('registrar', accountId)).body).toMatchObject({ invited: 1 });
  expect(await standing()).toMatchObject({ state: 'planned', failure: null });
  await doDueJobs(world.services);
  expect(await standing()).toMatchObject({ state: 'sent' });
  expect((await invite('registrar', accountId)).body).toMatchObject({ invited: 0 });
  world.at('2026-03-19T22:10:00.000Z');
  expect(await standing()).toMatchObject({ state: 'expired' });
  expect((await invite('admin', accountId)).body).toMatchObject({ invited: 1 });
  expect(await standing()).toMatchObject({ state: 'planned' });
});

test('an admin invites the people of the own class and nobody else', async () => {
  const { accountId } = await added();
  expect((await invite('admin', accountId)).body).toMatchObject({ invited: 1 });
  expect((await invite('admin', accountId, lakesideCourse)).status).toBe(404);
  expect((await invite('instructor', accountId)).status).toBe(403);
  // one has a password, and one belongs to another class
  expect((await invite('admin', accounts.student)).body).toMatchObject({ invited: 0 });
  expect((await invite('operator', accountId, lakesideCourse)).body).toMatchObject({ invited: 0 });
});
