import { beforeEach, describe, expect, test } from 'vitest';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import { MOST_TOKENS } from '@bcs/contract/features/access-tokens/failures';
import type { TokenScope } from '@bcs/contract/features/access-tokens/model';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { IDS, type DemoName } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { sweep } from '#jobs/sweep';
import { resetTokenFor } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const DAY = 24 * HOUR;
const COURSE = { courseId: IDS.activeCourse };
const mine = { enrollmentId: IDS.enrollments.instructor };
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.script('delete from rate_limits; delete from access_tokens');
});

const make = async (scopes: TokenScope[] = ['attendance'], days = 30, by: DemoName = 'instructor') => {
  const enrollmentId = by === 'instructor' ? mine.enrollmentId : IDS.enrollments.ta2;
  const { status, body } = await world
    .as(by)
    .call('createAccessToken', { enrollmentId, name: ' Report ', scopes, days });
  expect(status).toBe(200);
  return body;
};
const send = async (url: string, payload: object, token: string) => {
  const { statusCode, body } = await world.app.inject({ method: 'POST', url, payload, headers: { authtoken: token } });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
};
const rest = (endpoint: string, payload: object, token: string) =>
  send(`/api/instructor/v1/${endpoint}`, payload, token);
const list = async () => (await world.as('instructor').call('accessTokens', mine)).body.accessTokens;

describe('a token of a script', () => {
  test('reads what it was made for, by REST and by GraphQL, and nothing else [API-017, API-028]', async () => {
    const { token } = await make(['attendance']);
    expect((await rest('me', {}, token)).status).toBe(200);
    expect((await rest('attendance', COURSE, token)).status).toBe(200);
    expect(await rest('grades', COURSE, token)).toMatchObject({ status: 403, body: { errorCode: 'SCOPE_MISSING' } });
    const { body } = await send(
      GRAPHQL_PATH,
      {
        query: `{ course(id: ${COURSE.courseId}) { id attendance { id } grades { students { studentEnrollmentId } } } }`,
      },
      token,
    );
    expect(body).toMatchObject({
      data: { course: { id: COURSE.courseId, attendance: expect.any(Array), grades: null } },
      errors: [{ path: ['course', 'grades'], extensions: { code: 'SCOPE_MISSING' } }],
    });
  });
  test('is made with the own password again only, however long it lives [ADM-012, D-258]', async () => {
    const session = await world.tokenOf('instructor');
    world.at(plus(ANCHOR, 5 * MINUTE));
    const wanted = { ...mine, name: 'Report', scopes: ['attendance'], days: 30 };
    expect((await send('/broker/createAccessToken', wanted, session)).body['errorCode']).toBe('PASSWORD_NEEDED');
    expect(await list()).toEqual([]);
    expect((await send('/broker/confirmPassword', { password: DEMO_PASSWORD }, session)).status).toBe(200);
    expect((await send('/broker/createAccessToken', wanted, session)).status).toBe(200);
  });
  test('opens no page of the product', async () => {
    const { token } = await make();
    for (const url of ['/broker/dashboard', '/broker/accessTokens', '/broker/realtimeTicket'])
      expect((await send(url, mine, token)).status).toBe(401);
  });
  test('may never do more than its owner may now, whatever was so when it was made [API-016, D-171]', async () => {
    const { token } = await make(['grades'], 30, 'ta2');
    expect((await rest('grades', COURSE, token)).status).toBe(200);
    await world.db.run(sql`update enrollments set role = 'student' where id = ${IDS.enrollments.ta2}`);
    expect(await rest('grades', COURSE, token)).toMatchObject({ status: 401, body: { errorCode: 'NO_ACCESS' } });
    await world.db.run(sql`update enrollments set role = 'ta' where id = ${IDS.enrollments.ta2}`);
    await world.db.run(sql`update accounts set active = false where id = ${IDS.accounts.ta2}`);
    expect((await rest('grades', COURSE, token)).status).toBe(401);
    await world.db.run(sql`update accounts set active = true where id = ${IDS.accounts.ta2}`);
    expect((await rest('grades', { courseId: IDS.lakesideCourse }, token)).status).toBe(404);
  });
  test('ends by its date, and at once when it is revoked', async () => {
    const [short, long] = [await make(['attendance'], 7), await make(['attendance'], 90)];
    world.at(plus(ANCHOR, 7 * DAY - 1000));
    expect((await rest('me', {}, short.token)).status).toBe(200);
    world.at(plus(ANCHOR, 7 * DAY));
    expect((await rest('me', {}, short.token)).status).toBe(401);
    expect((await list()).map(({ id }) => id)).toEqual([long.accessToken.id]);
    expect((await rest('me', {}, long.token)).status).toBe(200);
    const revoked = await world
      .as('instructor')
      .call('revokeAccessToken', { ...mine, accessTokenId: long.accessToken.id });
    expect(revoked.body).toEqual({ success: true });
    expect((await rest('me', {}, long.token)).status).toBe(401);
    expect(await list()).toEqual([]);
  });
  test('is listed with its name, what it reads and when it was last used', async () => {
    const { token } = await make(['grades', 'sessions']);
    expect(await list()).toMatchObject([{ name: 'Report', scopes: ['grades', 'sessions'], lastUsedAt: null }]);
    world.at(plus(ANCHOR, HOUR));
    await rest('me', {}, token);
    expect(await list()).toMatchObject([{ lastUsedAt: plus(ANCHOR, HOUR), expiresAt: plus(ANCHOR, 30 * DAY) }]);
  });
  test('is stored as its hash alone, and never told again', async () => {
    const { token } = await make();
    const rows = await world.db.many<{ text: string }>(sql`select t::text as text from access_tokens t`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await list()])).not.toContain(token.slice(4));
    expect(token).toMatch(/^bcs_[\w-]{43}$/);
  });
});

describe('whose it is', () => {
  test('nobody sees or revokes the token of somebody else', async () => {
    const { accessToken } = await make(['attendance'], 30, 'ta2');
    expect(await list()).toEqual([]);
    const tried = await world.as('instructor').call('revokeAccessToken', { ...mine, accessTokenId: accessToken.id });
    expect(tried).toMatchObject({ status: 404 });
  });
  test(`nobody has more than ${MOST_TOKENS}, however many are made at once`, async () => {
    const client = world.as('instructor');
    const made = { ...mine, name: 'Many', scopes: ['attendance'], days: 7 };
    const answers = await Promise.all(
      Array.from({ length: MOST_TOKENS + 5 }, () => client.call('createAccessToken', made)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_TOKENS);
    expect(answers.filter(({ body }) => body.errorCode === 'TOO_MANY_TOKENS')).toHaveLength(5);
  });
  test.each([
    [{ name: '  ' }, 422],
    [{ scopes: [] }, 422],
    [{ scopes: ['everything'] }, 422],
    [{ days: 3650 }, 422],
  ])('%j is refused with what is wrong', async (wrong, status) => {
    const input = { ...mine, name: 'Report', scopes: ['grades'], days: 7, ...wrong };
    expect((await world.as('instructor').call('createAccessToken', input)).status).toBe(status);
  });
});

test('a reset of the password revokes the tokens of scripts, a logout does not [AUTH-009, D-027]', async () => {
  const { token } = await make(['attendance'], 30, 'ta2');
  const { email } = await world.db.one<{ email: string }>(
    sql`select email from accounts where id = ${IDS.accounts.ta2}`,
  );
  const status = async () => (await rest('me', {}, token)).status;
  await world.as('ta2').call('logout');
  const resetToken = await resetTokenFor(world, email);
  expect(await status()).toBe(200);
  const reset = await world.anonymous.call('resetPassword', {
    resetToken,
    userName: email,
    password: 'Copper+Kettle#1',
  });
  expect(reset.body).toMatchObject({ success: true });
  expect(await status()).toBe(401);
});

test('what has ended is forgotten a week later', async () => {
  await make();
  world.at(plus(ANCHOR, 37 * DAY - HOUR));
  await sweep(world.services);
  expect(await world.db.many(sql`select 1 from access_tokens`)).toHaveLength(1);
  world.at(plus(ANCHOR, 37 * DAY + HOUR));
  await sweep(world.services);
  expect(await world.db.many(sql`select 1 from access_tokens`)).toEqual([]);
});
