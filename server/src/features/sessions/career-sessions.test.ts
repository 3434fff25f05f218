import { describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;

const form = {
  name: 'Portfolio Review',
  shortDescription: 'Bring your portfolio.',
  longDescription: '**Two** volunteers show theirs.',
  courseId: ids.activeCourse,
  startTime: '2026-03-20T22:30:00.000Z',
  endTime: '2026-03-20T23:30:00.000Z',
  chapter: 3.1,
};
const create = (who: DemoName, changed = {}) => world.as(who).call('createCareerSession', { ...form, ...changed });
const created = async () => {
  const { body } = await create('cd');
  return body.session.id;
};
const notified = (type: string, sessionId: number) =>
  textsOf(
    world.db,
    sql`select distinct content ->> 'message' from notifications where type = ${type} and content ->> 'sessionId' = ${String(sessionId)}`,
  );

describe('a career session', () => {
  test.each(['cd', 'ssm', 'admin'] as const)(
    'is created by %s, always as a career workshop [SESS-074, SESS-081, SESS-084]',
    async (who) => {
      const { status, body } = await create(who);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        session: { ...form, context: { id: 2, contextCode: 'career' }, category: { code: 'career-workshop' } },
      });
    },
  );
  test.each(['student', 'instructor', 'ta', 'cm'] as const)(
    'is not created by %s [SESS-074, SESS-076]',
    async (who) => {
      expect((await create(who)).status).toBe(403);
    },
  );
  test('is not created in a course of somebody else [SESS-081]', async () => {
    expect((await create('cd', { courseId: ids.lakesideCourse })).status).toBe(404);
    expect((await create('cd', { courseId: ids.pastCourse })).status).toBe(404);
  });

  test.each([
    ['name', { name: '  ' }, 'Session Title is required'],
    ['endTime', { endTime: form.startTime }, 'Session End Time must be AFTER Session Start Time'],
    ['endTime', { endTime: '2026-03-20T21:30:00.000Z' }, 'Session End Time must be AFTER Session Start Time'],
  ] as const)('needs a right %s: %o [SESS-048, SESS-055]', async (field, changed, message) => {
    const { status, body } = await create('cd', changed);
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
  });
  test.each([
    ['startTime', { startTime: '9999-03-20T22:00:00.000Z', endTime: '9999-03-20T23:00:00.000Z' }],
    ['endTime', { endTime: '2099-03-20T23:00:00.000Z' }],
  ])('is of this century and ends within a day: %s', async (field, changed) => {
    const { status, body } = await create('cd', changed);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
  test.each([
    ['shortDescription', { shortDescription: 'x'.repeat(251) }],
    ['longDescription', { longDescription: 'x'.repeat(1001) }],
    ['name', { name: 'x'.repeat(256) }],
    ['chapter', { chapter: 1.05 }],
    ['chapter', { chapter: -0.1 }],
  ] as const)('has bounds: %s [SESS-050, SESS-056, SESS-057]', async (field, changed) => {
    const { status, body } = await create('cd', changed);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
  test('takes descriptions up to 250 and 1000 characters [SESS-056, SESS-057]', async () => {
    expect((await create('cd', { shortDescription: 'x'.repeat(250), longDescription: 'x'.repeat(1000) })).status).toBe(
      200,
    );
  });
  test('tells the students', async () => {
    expect(await notified('SESSION_CREATED', await created())).toEqual([
      'New career session: Portfolio Review on March 20, 2026 at 6:30 PM EDT.',
    ]);
  });
});

describe('changing a career session', () => {
  const change = (who: DemoName, id: number, changed = {}) =>
    world.as(who).call('updateCareerSession', { id, ...form, ...changed });

  test('is for the three roles that create them [SESS-075, SESS-082, SESS-085]', async () => {
    const id = await created();
    for (const who of ['cd', 'ssm', 'admin'] as const) {
      const { status, body } = await change(who, id, { name: `By ${who}` });
      expect([status, body.session.name]).toEqual([200, `By ${who}`]);
    }
    for (const who of ['student', 'instructor', 'ta', 'cm'] as const) expect((await change(who, id)).status).toBe(403);
    expect((await change('lakesideInstructor', id)).status).toBe(404);
  });
  test('never reaches an academic session [SESS-075]', async () => {
    const { status, body } = await change('cd', ids.futureSession);
    expect([status, body.errorMessage]).toEqual([403, 'Only career sessions can be edited or deleted.']);
  });
  test('never moves it to another course [SESS-082]', async () => {
    expect((await change('ssm', await created(), { courseId: ids.upcomingCourse })).status).toBe(404);
  });
  test('tells the students, but only when something is different', async () => {
    const id = await created();
    await change('cd', id);
    expect(await notified('SESSION_UPDATED', id)).toEqual([]);
    await change('cd', id, { startTime: '2026-03-20T22:00:00.000Z' });
    expect(await notified('SESSION_UPDATED', id)).toEqual([
      'Portfolio Review has changed and takes place on March 20, 2026 at 6:00 PM EDT.',
    ]);
  });
  test('keeps the soonest of its starts, by which the change passes quiet hours [SUCC-079]', async () => {
    const id = await created();
    const far = { startTime: '2026-03-28T22:30:00.000Z', endTime: '2026-03-28T23:30:00.000Z' };
    await change('cd', id, far);
    const soonest = sql`
      select distinct facts ->> 'soonest' from notifications where type = 'SESSION_UPDATED' and facts ->> 'sessionId' = ${String(id)}`;
    expect(await textsOf(world.db, soonest)).toEqual([form.startTime]);
  });
});

describe('deleting a career session', () => {
  test('takes it out of every list and tells the students [SESS-075, SESS-083, SESS-086]', async () => {
    const id = await created();
    for (const who of ['student', 'instructor', 'ta', 'cm'] as const)
      expect((await world.as(who).call('deleteCareerSession', { id })).status).toBe(403);
    expect(await world.as('ssm').call('deleteCareerSession', { id })).toEqual({ status: 200, body: { success: true } });
    expect((await world.as('ssm').call('session', { id })).status).toBe(404);
    expect((await world.as('ssm').call('deleteCareerSession', { id })).status).toBe(404);
    const { body } = await world.as('student').call('sessions', { enrollmentId: ids.enrollments.student });
    expect(body.sessions.some((session) => session.id === id)).toBe(false);
    expect(await notified('SESSION_CANCELLED', id)).toEqual([
      'Portfolio Review on March 20, 2026 at 6:30 PM EDT has been cancelled.',
    ]);
  });
  test('withdraws what announced it from whoever has not read it [D-201]', async () => {
    const id = await created();
    await world.as('ssm').call('deleteCareerSession', { id });
    expect(await notified('SESSION_CREATED', id)).toEqual([]);
  });
  test('never reaches an academic session [SESS-075]', async () => {
    expect((await world.as('admin').call('deleteCareerSession', { id: ids.futureSession })).status).toBe(403);
    expect((await world.as('admin').call('session', { id: ids.futureSession })).status).toBe(200);
  });
});

test('who saves what somebody else has changed meanwhile is told, and nothing is overwritten [SESS-085, SESS-095]', async () => {
  const id = await created();
  const seen = (await world.as('cd').call('session', { id })).body.session.updatedAt;
  const update = (who: DemoName, changed: object) =>
    world.as(who).call('updateCareerSession', { id, ...form, ...changed });
  world.at('2026-03-11T22:20:00.000Z');
  const moved = { startTime: '2026-03-21T22:30:00.000Z', endTime: '2026-03-21T23:30:00.000Z' };
  expect((await update('ssm', { ...moved, updatedAt: seen })).status).toBe(200);
  const stale = await update('cd', { name: 'Portfolios', updatedAt: seen });
  expect([stale.status, stale.body.errorMessage]).toEqual([
    409,
    'Someone else has changed this session in the meantime. Please compare before you save again.',
  ]);
  const { session } = (await world.as('cd').call('session', { id })).body;
  expect(session).toMatchObject({ name: form.name, ...moved });
  // saving the same values again loses nothing, and somebody who has seen the change may change it
  expect((await update('ssm', { ...moved, updatedAt: seen })).status).toBe(200);
  expect((await update('cd', { ...moved, name: 'Portfolios', updatedAt: session.updatedAt })).status).toBe(200);
});
