import { expect, test } from 'vitest';
import { IDS } from '@bcs/server/database/seed/ids';
import { DEMO_PASSWORD } from '@bcs/server/database/seed/password';
import { listenWorld } from '@bcs/server/testing/listening';
import { useWorld } from '@bcs/server/testing/world';
import { ApiError, InstructorApi } from './index.js';

const world = useWorld();
const server = listenWorld(world);

const api = async () => new InstructorApi({ origin: server.origin, token: await world.tokenOf('instructor') });
const refusal = async (of: Promise<unknown>) => {
  const error = await of.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('no refusal');
  return error;
};

test('the client signs in and asks every endpoint, each answer typed [API-017, API-018]', async () => {
  const mine = await InstructorApi.login({
    origin: server.origin,
    email: 'instructor@northfield.example',
    password: DEMO_PASSWORD,
  });
  const { userAccount, enrollments } = await mine.call('me');
  // the types are those of the contract: this file is checked with them
  const email: string = userAccount.email;
  expect(email).toBe('instructor@northfield.example');
  const enrollmentId = IDS.enrollments.instructor;
  const courseId = enrollments.find(({ id }) => id === enrollmentId)?.courseId ?? 0;
  const { sessions } = await mine.call('sessions', { enrollmentId });
  const startTime: string | undefined = sessions[0]?.startTime;
  expect(startTime).toMatch(/Z$/);
  expect((await mine.call('sessionDetail', { sessionId: IDS.todaysSession })).session.id).toBe(IDS.todaysSession);
  const { calendarAssignments } = await mine.call('assignments', { enrollmentId });
  const assignmentId = calendarAssignments[0]?.id ?? 0;
  expect((await mine.call('assignmentDetail', { assignmentId })).assignment.id).toBe(assignmentId);
  expect((await mine.call('attendance', { courseId })).sessions.length).toBeGreaterThan(0);
  expect((await mine.call('grades', { courseId })).students.length).toBeGreaterThan(0);
  expect((await mine.call('weeklyFeedback', { courseId })).AverageData).toEqual(expect.any(Array));
});

test('a refusal is thrown with its status, code and fields', async () => {
  const mine = await api();
  expect(await refusal(mine.call('grades', { courseId: IDS.lakesideCourse }))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await refusal(mine.call('grades', { courseId: -1 }))).toMatchObject({
    status: 422,
    fields: { courseId: expect.any(String) },
  });
  // @ts-expect-error without what the endpoint takes it does not compile, and is refused
  expect(await refusal(mine.call('grades'))).toMatchObject({ status: 400 });
  const stranger = new InstructorApi({ origin: server.origin, token: 'x'.repeat(43) });
  expect(await refusal(stranger.call('me'))).toMatchObject({ status: 401, code: 'NO_ACCESS', retryAfterSeconds: null });
  const wrong = InstructorApi.login({
    origin: server.origin,
    email: 'instructor@northfield.example',
    password: 'wrong',
  });
  expect(await refusal(wrong)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('a query answers its data, or throws the first of its errors [API-028]', async () => {
  const mine = await api();
  const data = await mine.graphql<{ course: { name: string } }>('query ($id: Int!) { course(id: $id) { name } }', {
    id: IDS.activeCourse,
  });
  expect(data.course.name).toEqual(expect.any(String));
  const foreign = mine.graphql(`{ course(id: ${IDS.lakesideCourse}) { name } }`);
  expect(await refusal(foreign)).toMatchObject({ code: 'NOT_FOUND' });
});

test('what is no answer of ours is a refusal too', async () => {
  const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const behindProxy = new InstructorApi({ origin: server.origin, token: 'x', fetch });
  expect(await refusal(behindProxy.call('me'))).toMatchObject({ status: 502, code: 'UNKNOWN' });
});
