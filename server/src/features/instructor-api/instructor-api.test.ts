import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, plus, SECOND } from '@bcs/contract/kernel/clock';
import { ROLES } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { ACCOUNTS, IDS, type DemoName } from '#database/seed/ids';
import { ANCHOR, useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
/** Another process of the same installation. */
let neighbour: FastifyInstance;
beforeAll(async () => {
  neighbour = await buildApp(world.services, { limited: false });
});
afterAll(() => neighbour.close());
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.script('delete from rate_limits; delete from login_failures');
});

const OWN = { enrollmentId: IDS.enrollments.instructor };
const COURSE = { courseId: IDS.activeCourse };
const SESSION = { sessionId: IDS.todaysSession };
const ASSIGNMENT = { assignmentId: IDS.ungradedAssignment };
/** The endpoints with an instructor's request, and the equivalent call of the product. */
const ENDPOINTS = [
  ['me', {}, 'me'],
  ['grades', COURSE, 'gradebook'],
  ['assignments', OWN, 'coursework'],
  ['assignmentDetail', ASSIGNMENT, 'courseworkDetail'],
  ['sessions', OWN, 'sessions'],
  ['sessionDetail', SESSION, 'sessionDetail'],
] as const;
const ALL = [...ENDPOINTS, ['attendance', COURSE, null], ['weeklyFeedback', COURSE, null]] as const;

const send = async (endpoint: string, input: object, token: string | null, app = world.app) => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: `/api/instructor/v1/${endpoint}`,
    payload: input,
    headers: token === null ? {} : { authtoken: token },
  });
  return { status: statusCode, headers, body: JSON.parse(body) as Record<string, unknown> };
};
const ask = async (name: DemoName, endpoint: string, input: object) => send(endpoint, input, await world.tokenOf(name));

describe('what it answers', () => {
  test.each(ENDPOINTS)(
    '%s answers what the product answers [API-020, API-021, API-022, API-023, API-024, API-025]',
    async (endpoint, input, call) => {
      const { status, body } = await ask('instructor', endpoint, input);
      expect(status).toBe(200);
      expect(body).toEqual((await world.as('instructor').call(call, input)).body);
    },
  );
  test('attendance answers the sessions of a course, each with its students [API-017, API-019, D-172]', async () => {
    const { body } = await ask('ta', 'attendance', COURSE);
    const sessions = body['sessions'] as {
      id: number;
      students: { studentEnrollmentId: number; statusCode: string }[];
    }[];
    const detail = await world.as('ta').call('sessionDetail', SESSION);
    const told = sessions.find(({ id }) => id === IDS.todaysSession)?.students;
    expect(told?.map(({ studentEnrollmentId, statusCode }) => [studentEnrollmentId, statusCode])).toEqual(
      detail.body.students.map(({ studentEnrollmentId, statusCode }) => [studentEnrollmentId, statusCode]),
    );
    expect(sessions.map(({ id }) => id)).toEqual(
      (await world.as('instructor').call('sessions', OWN)).body.sessions.map(({ id }) => id),
    );
  });
});

test('weekly feedback answers the averages that the report shows, and nothing else [API-026, D-172]', async () => {
  const { body } = await ask('instructor', 'weeklyFeedback', COURSE);
  const report = await world.as('instructor').call('weeklyFeedbackReport', { ...OWN, ...COURSE, week: null });
  expect(report.body.AverageData.length).toBeGreaterThan(0);
  expect(body).toEqual({ AverageData: report.body.AverageData });
});

describe('who may use it', () => {
  const TEACHING = new Set<string>(['instructor', 'ta']);
  test.each(ROLES)('%s, on every endpoint [API-016, D-171]', async (role) => {
    const input = { ...OWN, enrollmentId: IDS.enrollments[role] };
    for (const [endpoint, asked] of ALL) {
      const { status, body } = await ask(role, endpoint, asked === OWN ? input : asked);
      expect([endpoint, status, body['errorCode']]).toEqual(
        TEACHING.has(role) ? [endpoint, 200, undefined] : [endpoint, 401, 'NO_ACCESS'],
      );
    }
  });
  test('nobody without a token, nor with one that does not work [API-016, D-171]', async () => {
    for (const token of [null, 'x'.repeat(43)])
      expect(await send('me', {}, token)).toMatchObject({
        status: 401,
        body: { success: false, errorCode: 'NO_ACCESS', errorMessage: 'You do not have access to the Instructor API.' },
      });
  });
  test('whose only class was deleted is nobody who teaches [D-171]', async () => {
    const deleted = (at: string | null) =>
      world.db.run(sql`
        update courses set deleted_at = ${at}, published_at = ${at === null ? ANCHOR : null} where id in (
          select course_id from enrollments where account_id = ${IDS.accounts.ta} and role = 'ta')`);
    await deleted(ANCHOR);
    expect(await ask('ta', 'me', {})).toMatchObject({ status: 401, body: { errorCode: 'NO_ACCESS' } });
    await deleted(null);
    expect((await ask('ta', 'me', {})).status).toBe(200);
  });
  test('a course in which somebody does not teach is not there, whatever else they are in it [D-171, D-172]', async () => {
    // a teaching assistant is a student of another course
    expect(await ask('ta', 'sessions', { enrollmentId: IDS.enrollments.taAsStudent })).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    });
    expect(await ask('instructor', 'grades', { courseId: IDS.lakesideCourse })).toMatchObject({ status: 404 });
    expect(await ask('instructor', 'grades', { courseId: 'x' })).toMatchObject({ status: 400 });
    expect(await ask('instructor', 'grades', { ...COURSE, more: 1 })).toMatchObject({ status: 400 });
  });
});

describe('the login', () => {
  const login = (input: object, app = world.app) => send('login', input, null, app);
  const RIGHT = { email: 'instructor@northfield.example', password: 'Bootcamp#2026' };

  test('gives a token that opens the API and nothing else [API-018, D-172]', async () => {
    const { status, body } = await login(RIGHT);
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['authToken', 'errorCode', 'success']]);
    const token = String(body['authToken']);
    expect((await send('me', {}, token)).body).toMatchObject({ userAccount: { id: ACCOUNTS.instructor } });
    const broker = { method: 'POST', url: '/broker/dashboard', payload: OWN, headers: { authtoken: token } } as const;
    expect((await world.app.inject(broker)).statusCode).toBe(401);
  });
  test('answers 200 where the password is wrong [API-031]', async () => {
    expect(await login({ ...RIGHT, password: 'wrong' })).toMatchObject({
      status: 200,
      body: { success: false, authToken: null, errorCode: 'INVALID_CREDENTIALS' },
    });
  });
  test('is tried ten times in fifteen minutes by one address with one e-mail, over all processes [D-173]', async () => {
    const unknown = { email: 'nobody-at-all@northfield.example', password: 'x' };
    for (let time = 0; time < 10; time++)
      expect((await login(unknown, time % 2 ? neighbour : world.app)).status).toBe(200);
    expect(await login(unknown)).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMIT_EXCEEDED' } });
    expect((await login({ ...unknown, email: 'somebody-else@northfield.example' })).status).toBe(200);
    world.at(plus(ANCHOR, 15 * MINUTE + SECOND));
    expect((await login(unknown)).status).toBe(200);
  });
});

describe('the limit', () => {
  test('120 requests a minute and token, in all processes together, with what is left in the headers [API-029, API-030, D-173]', async () => {
    const token = await world.tokenOf('instructor');
    const first = await send('me', {}, token);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '60',
    });
    const statuses = await Promise.all(
      Array.from({ length: 199 }, async (_, n) => (await send('me', {}, token, n % 2 ? neighbour : world.app)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(119);
    const refused = await send('me', {}, token);
    expect(refused).toMatchObject({ status: 429, body: { success: false, errorCode: 'RATE_LIMIT_EXCEEDED' } });
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
    expect((await ask('ta', 'me', {})).status).toBe(200);
    world.at(plus(ANCHOR, MINUTE + SECOND));
    expect((await send('me', {}, token)).status).toBe(200);
  });
});
