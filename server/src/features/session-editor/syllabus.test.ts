import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const courseId = ids.activeCourse;
beforeEach(() => world.at(ANCHOR));

const registrar = () => world.as('registrar');
const syllabus = async () => {
  const { body } = await world
    .as('student')
    .call('academicSessionsForStudent', { enrollmentId: ids.enrollments.student });
  return body.sessions;
};
async function topicOf(sessionId: number, from = sessionId) {
  const { body } = await registrar().call('adminSessions', { courseId });
  const found = (id: number) => body.sessions.find((session) => session.id === id);
  const { version, chapter } = found(sessionId) ?? { version: 0, chapter: null };
  const { name, shortDescription } = found(from) ?? { name: '', shortDescription: '' };
  return { sessionId, version, from, chapter, name, shortDescription };
}

test('topics are edited and moved to other sessions with their descriptions, and the dates stay [ADM-089]', async () => {
  const before = await syllabus();
  const [one, other] = [ids.futureSession, ids.tomorrowsSession];
  const [was, will] = [before.find(({ id }) => id === one), before.find(({ id }) => id === other)];
  const topics = [await topicOf(one, other), { ...(await topicOf(other, one)), chapter: 99.9 }];
  const saved = await registrar().call('saveSyllabus', { courseId, topics, tells: false });
  expect(saved.body).toEqual({ success: true, changed: 2 });
  const after = await syllabus();
  expect(after.map(({ id, startTime, endTime }) => [id, startTime, endTime])).toEqual(
    before.map(({ id, startTime, endTime }) => [id, startTime, endTime]),
  );
  const topic = (session: typeof was) => session && [session.name, session.shortDescription, session.longDescription];
  expect(topic(after.find(({ id }) => id === one))).toEqual(topic(will));
  expect(topic(after.find(({ id }) => id === other))).toEqual(topic(was));
  expect(after.find(({ id }) => id === other)?.chapter).toBe(99.9);
  const told = () =>
    numberOf(
      world.db,
      sql`select count(distinct enrollment_id) - count(*) as twice from notifications where type = 'SESSION_UPDATED' and created_at = ${world.now}`,
    );
  const count = () =>
    numberOf(
      world.db,
      sql`select count(*) from notifications where type = 'SESSION_UPDATED' and created_at = ${world.now}`,
    );
  expect(await count()).toBe(0);
  const back = [await topicOf(one, other), await topicOf(other, one)];
  await registrar().call('saveSyllabus', { courseId, topics: back, tells: true });
  expect(await count()).toBeGreaterThan(0);
  expect(await told()).toBe(0);
});

test('a topic goes to one session and none is lost, nobody overwrites another, and other classes stay out of reach [ADM-089, ADM-115]', async () => {
  const before = await syllabus();
  const good = await topicOf(ids.futureSession);
  const refused = async (topics: object[]) => {
    const { status } = await registrar().call('saveSyllabus', { courseId, topics, tells: false } as never);
    return status;
  };
  expect(await refused([{ ...good, from: ids.tomorrowsSession }])).toBe(422);
  expect(await refused([good, good])).toBe(422);
  expect(await refused([{ ...good, version: good.version + 1 }])).toBe(409);
  expect(await refused([{ ...good, sessionId: ids.lakesideSession, from: ids.lakesideSession }])).toBe(409);
  expect(await refused([{ ...good, name: ' ' }])).toBe(422);
  expect(await syllabus()).toEqual(before);
});
