import { describe, expect, test } from 'vitest';
import { ROLES } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const mine = (name: keyof typeof ids.enrollments) => ({ enrollmentId: ids.enrollments[name] });

describe('the sessions of a course', () => {
  test('come by start, academic and career, with every field of a session [SESS-039, SESS-079, SESS-088]', async () => {
    const { status, body } = await world.as('student').call('sessions', mine('student'));
    expect(status).toBe(200);
    const starts = body.sessions.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(body.sessions.map(({ context }) => context.contextCode))).toEqual(new Set(['academic', 'career']));
    expect(body.sessions.every(({ courseId }) => courseId === ids.activeCourse)).toBe(true);
    const video = body.sessions.find(({ id }) => id === ids.videoSession);
    expect(video?.videoUrlList).toMatchObject([
      { sessionId: ids.videoSession, url: expect.stringMatching('panopto.com') },
      { sessionId: ids.videoSession, url: expect.stringMatching('zoom.us') },
    ]);
    expect(video).toMatchObject({
      eventType: 'session',
      chapter: expect.any(Number),
      longDescription: expect.any(String),
    });
  });

  test('bear their context and category by code and name [SESS-040, SESS-041, SESS-042, SESS-043, SESS-047]', async () => {
    const { body } = await world.as('student').call('sessions', mine('student'));
    const pairs = body.sessions.map(({ context, category }) =>
      [context.id, context.contextCode, category.code, category.name].join(' '),
    );
    expect([...new Set(pairs)].toSorted()).toEqual([
      '1 academic class Class',
      '1 academic office-hours Office Hours',
      '2 career career-event Career Event',
      '2 career career-workshop Career Workshop',
    ]);
  });

  test('of the syllabus are academic only [SESS-037, SESS-093]', async () => {
    const { body } = await world.as('student').call('academicSessionsForStudent', mine('student'));
    expect(body.sessions.length).toBeGreaterThan(100);
    expect(body.sessions.every(({ context }) => context.id === 1)).toBe(true);
  });

  test('are those of an own enrollment only [SESS-079]', async () => {
    const foreign = await world.as('student').call('sessions', mine('student2'));
    expect(foreign.status).toBe(404);
    expect((await world.anonymous.call('sessions', mine('student'))).status).toBe(401);
  });
});

describe('one session', () => {
  test('is read by every role of its course, and by nobody else [SESS-087]', async () => {
    for (const role of ROLES) {
      const { status, body } = await world.as(role).call('session', { id: ids.todaysSession });
      expect([role, status, body.session.id]).toEqual([role, 200, ids.todaysSession]);
    }
    expect((await world.as('lakesideStudent').call('session', { id: ids.todaysSession })).status).toBe(404);
    expect((await world.as('student').call('session', { id: ids.lakesideSession })).status).toBe(404);
    expect((await world.as('student').call('session', { id: 999_999 })).status).toBe(404);
  });

  test('gives the link of an online class to those who teach and learn there [SESS-016, SESS-017, SESS-042]', async () => {
    const { id } = await world.db.one<{ id: number }>(sql`
      insert into classrooms (university_id, name, video_url) values (1, 'Online', 'https://zoom.us/j/42') returning id`);
    await world.db.run(
      sql`update sessions set classroom_id = ${id} where id in (${ids.tomorrowsSession}, ${ids.pastCareerSession})`,
    );
    const seen = async (sessionId: number) => {
      const links = await Promise.all(
        ROLES.map(async (role) => {
          const { body } = await world.as(role).call('session', { id: sessionId });
          expect(body.session.classroom).toMatchObject({ online: true, name: 'Online', roomNumber: null });
          return body.session.classroom?.videoUrl ? role : null;
        }),
      );
      return links.filter(Boolean);
    };
    expect(await seen(ids.tomorrowsSession)).toEqual(['student', 'instructor', 'ta', 'ssm']);
    expect(await seen(ids.pastCareerSession)).toEqual([...ROLES]);
    const campus = await world.as('student').call('session', { id: ids.todaysSession });
    expect(campus.body.session.classroom).toMatchObject({
      online: false,
      videoUrl: null,
      roomNumber: expect.any(String),
      campus: { buildingName: expect.any(String) },
    });
  });
});

test('a cohort that hides career services hides its career sessions everywhere', async () => {
  const hide = (hidden: boolean) =>
    world.db.run(sql`update cohorts set hide_career_services = ${hidden} where id = ${ids.activeCohort}`);
  await hide(true);
  const { body } = await world.as('cd').call('sessions', mine('cd'));
  expect(body.sessions.every(({ context }) => context.contextCode === 'academic')).toBe(true);
  for (const name of ['session', 'sessionVideos'] as const)
    expect((await world.as('cd').call(name, { id: ids.careerSession })).status).toBe(403);
  const sessionId = ids.careerSession;
  const refused = await Promise.all([
    world.as('cd').call('sessionDetail', { sessionId }),
    world.as('cd').call('deleteCareerSession', { id: sessionId }),
    world.as('cd').call('saveSessionVideos', { sessionId, urls: ['https://zoom.us/rec/1'] }),
    world.as('ta').call('updateSessionVideos', { sessionId, urls: [] }),
    world.as('cm').call('attendance', { sessionId }),
    world.as('ssm').call('checkInCode', { sessionId }),
    world.as('student').call('sessionCheckIn', { sessionId }),
    world.as('ssm').call('setAttendanceStatus', {
      sessionId,
      studentId: ids.accounts.student,
      statusCode: 'absent',
      excusedAbsenceReasonId: null,
    }),
  ]);
  expect(refused.map(({ status, body }) => `${status} ${body.errorCode}`)).toEqual(refused.map(() => '403 FORBIDDEN'));
  // sessions elsewhere do not become visible by it
  expect((await world.as('lakesideStudent').call('session', { id: sessionId })).status).toBe(404);
  await hide(false);
});
