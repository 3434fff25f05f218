import { beforeEach, describe, expect, test } from 'vitest';
import { sql, raw } from '#database/db';
import { resetTokenFor } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { revokeTokens } from './queries-tokens.ts';

const world = useWorld();
const { accounts, enrollments, northfield, todaysSession } = world.ids;
const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const mine = { enrollmentId: enrollments.instructor };
const TOKEN = { ...mine, name: 'Gradebook to a sheet', scopes: ['grades'], days: 30 };
const WEBHOOK = { ...mine, url: 'https://hooks.example.org/square', events: ['grade.set'] };
const GRANT = { email: 'nobody@northfield.example', universityId: world.ids.lakeside };
const GRANTED = `administration_grants where account_id = ${accounts.nobody}`;
const ASKED = `login_email_changes where account_id = ${accounts.student}`;
const EMAIL = { accountId: accounts.student, email: 'another@northfield.example', waiting: null };
const instructor = world.as('instructor');

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`update auth_tokens set revoked_at = null`);
  await world.db.script('delete from webhooks; delete from access_tokens; delete from calendar_feeds');
});

const endSignIns = () => world.as('operator').call('endSignIns', { accountId: accounts.instructor });
const statusOf = async (method: 'GET' | 'POST', url: string, token = '') =>
  (await world.app.inject({ method, url, headers: { authtoken: token }, ...(method === 'POST' && { payload: {} }) }))
    .statusCode;
const left = (table: string) => numberOf(world.db, sql`select count(*) from ${raw(table)}`);

test('signed out everywhere means sessions, scripts, calendars, webhooks and classrooms [ADM-023, ADM-024, D-252]', async () => {
  const { token } = (await instructor.call('createAccessToken', TOKEN)).body;
  const { address } = (await instructor.call('resetCalendarFeed')).body;
  expect((await instructor.call('createWebhook', WEBHOOK)).status).toBe(200);
  await world.as('instructor').call('prepareJoinMeetingUrl', {
    userAccountId: accounts.instructor,
    sessionId: todaysSession,
    joinSessions: [],
  });
  await world.db.run(sql`
    insert into meeting_visits (university_id, meeting_id, session_id, enrollment_id, came_at, seen_at)
    select university_id, id, ${todaysSession}, ${enrollments.instructor}, ${world.now}, ${world.now} from meetings
    where university_id = ${northfield} order by id desc limit 1`);
  const reads = '/api/instructor/v1/me';
  const calendar = new URL(address).pathname;
  expect([await statusOf('POST', reads, token), await statusOf('GET', calendar)]).toEqual([200, 200]);
  expect((await endSignIns()).status).toBe(200);
  expect((await instructor.call('myInfo')).status).toBe(401);
  expect([await statusOf('POST', reads, token), await statusOf('GET', calendar)]).toEqual([401, 404]);
  expect([await left('webhooks'), await left('meeting_visits where left_at is null')]).toEqual([0, 0]);
});

test('nor does a link to a new password open it that was sent before [ADM-023, D-292]', async () => {
  const email = 'instructor@northfield.example';
  const resetToken = await resetTokenFor(world, email);
  expect((await endSignIns()).status).toBe(200);
  const chosen = { resetToken, password: 'Copper+Kettle#1', userName: email };
  expect((await world.anonymous.call('resetPassword', chosen)).body.errorCode).toBe('RESET_LINK_INVALID');
});

describe.skipIf(!POSTGRES)('what is being made at that moment', () => {
  test.each([
    [
      'an access token',
      'instructor',
      () => instructor.call('createAccessToken', TOKEN),
      'access_tokens where revoked_at is null',
    ],
    ['a webhook', 'instructor', () => instructor.call('createWebhook', WEBHOOK), 'webhooks'],
    ['a calendar address', 'instructor', () => instructor.call('resetCalendarFeed'), 'calendar_feeds'],
    ['a grant', 'operator', () => world.as('operator').call('giveGrant', GRANT), GRANTED],
    ['a new login e-mail', 'operator', () => world.as('operator').call('changeLoginEmail', EMAIL), ASKED],
  ] as const)(
    '%s is not made in a session that has ended meanwhile [D-252, D-326]',
    async (_what, name, make, made) => {
      expect((await world.as(name).call('myInfo')).status).toBe(200);
      const locked = Promise.withResolvers<void>();
      const waits = Promise.withResolvers<void>();
      const ending = world.db.transaction(async (tx) => {
        await tx.run(sql`select id from accounts where id = ${accounts[name]} for update`);
        locked.resolve();
        await waits.promise;
        await revokeTokens(tx, accounts[name], world.now);
      });
      await locked.promise;
      const making = make();
      const held = sql`select count(*) from pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
      await expect.poll(() => numberOf(world.db, held), { timeout: 10_000 }).toBeGreaterThan(0);
      waits.resolve();
      await ending;
      expect((await making).status).toBe(401);
      expect(await left(made)).toBe(0);
    },
  );
});
