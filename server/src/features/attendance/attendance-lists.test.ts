import { expect, test } from 'vitest';
import { STAFF } from '@bcs/contract/kernel/roles';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

test('staff read the students of one session [ATT-030]', async () => {
  for (const who of STAFF) {
    const { status, body } = await world.as(who).call('attendance', { sessionId: ids.yesterdaysSession });
    expect([who, status, 'students' in body && body.students.length]).toEqual([who, 200, 24]);
  }
});

test('or all sessions of the course with how many students have which status [ATT-030]', async () => {
  const { status, body } = await world.as('cd').call('attendance', { courseId: ids.activeCourse });
  if (!('sessions' in body)) throw new Error('sessions were expected');
  expect(status).toBe(200);
  for (const { counts } of body.sessions) expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(24);
  const { body: single } = await world.as('cd').call('attendance', { sessionId: ids.yesterdaysSession });
  if (!('students' in single)) throw new Error('students were expected');
  const absent = single.students.filter(({ statusCode }) => statusCode === 'absent').length;
  expect(body.sessions.find(({ session }) => session.id === ids.yesterdaysSession)?.counts.absent).toBe(absent);
});

test('whoever has left stands in neither, and is back on coming back [ATT-030, D-008]', async () => {
  const left = { enrollmentId: ids.enrollments.student2, note: '' };
  const listed = async () => {
    const { body: table } = await world.as('cd').call('attendance', { sessionId: ids.yesterdaysSession });
    const { body: course } = await world.as('cd').call('attendance', { courseId: ids.activeCourse });
    if (!('students' in table && 'sessions' in course)) throw new Error('students and sessions were expected');
    const counts = course.sessions.find(({ session }) => session.id === ids.yesterdaysSession)?.counts ?? {};
    return [table.students.length, Object.values<number>(counts).reduce((sum, count) => sum + count, 0)];
  };
  await world.as('admin').call('endEnrollment', { ...left, reason: 'withdrawn', lastDay: null });
  expect(await listed()).toEqual([23, 23]);
  await world.as('admin').call('resumeEnrollment', left);
  expect(await listed()).toEqual([24, 24]);
});

test('students and strangers read neither [ATT-025, ATT-030]', async () => {
  for (const input of [{ sessionId: ids.todaysSession }, { courseId: ids.activeCourse }]) {
    expect((await world.as('student').call('attendance', input)).status).toBe(403);
    expect((await world.as('lakesideInstructor').call('attendance', input)).status).toBe(404);
    expect((await world.anonymous.call('attendance', input)).status).toBe(401);
  }
});

test('one of the two must be named, and only one [ATT-030]', async () => {
  for (const input of [{}, { sessionId: ids.todaysSession, courseId: ids.activeCourse }])
    expect((await world.as('admin').call('attendance', input)).status).toBe(422);
});
