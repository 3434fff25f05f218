import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const student = ids.enrollments.student;
const END_OF_TODAY = '2026-03-12T01:30:00.000Z';

const weigh = (sessionId: number = ids.futureSession, who: DemoName = 'student', enrollmentId: number = student) =>
  world.as(who).call('requestRemoteAttendance', { enrollmentId, sessionId });
const ask = (sessionId: number = ids.futureSession, who: DemoName = 'student', studentEnrollmentId: number = student) =>
  world.as(who).call('createRemoteAttendanceRequest', { id: null, studentEnrollmentId, sessionId });
const cancel = (id: number = ids.pendingRequest, who: DemoName = 'student') =>
  world.as(who).call('deleteRemoteAttendanceRequest', { id });
const own = async () =>
  (await world.as('student').call('remoteAttendanceRequests', { enrollmentId: student })).body.remoteAttendanceRequests;
const openOnes = () =>
  numberOf(
    world.db,
    sql`select count(*) from remote_requests where enrollment_id = ${student} and cancelled_at is null`,
  );
const allowed = (most: number | null) =>
  world.db.run(sql`update courses set max_remote_attendance = ${most} where id = ${ids.activeCourse}`);
const hide = (hidden: boolean) =>
  world.db.run(sql`update cohorts set hide_remote_attendance = ${hidden} where id = ${ids.activeCohort}`);
const notified = async (who: 'ssm' | 'ta' | 'ta2' | 'instructor' | 'admin') =>
  (await world.as(who).call('notifications', { enrollmentId: ids.enrollments[who] })).body.notifications.filter(
    ({ type, createdAt }) => type === 'REMOTE_REQUESTED' && createdAt >= ANCHOR,
  );

let lastPlanted = 0;
beforeEach(async () => {
  lastPlanted ||= await numberOf(world.db, sql`select max(id) from remote_requests`);
});
afterEach(async () => {
  world.at(ANCHOR);
  await allowed(5);
  await hide(false);
  await world.db.run(sql`delete from remote_requests where id > ${lastPlanted}`);
  await world.db.run(sql`update remote_requests set cancelled_at = null where id = ${ids.pendingRequest}`);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
});

describe('before asking', () => {
  test('a student sees the session, what it would use up, and whether it may be [REM-005, REM-016, REM-036]', async () => {
    const { status, body } = await weigh();
    expect(status).toBe(200);
    expect(body).toEqual({
      session: {
        id: ids.futureSession,
        name: expect.any(String),
        chapter: expect.anything(),
        startTime: '2026-03-18T22:30:00.000Z',
        endTime: '2026-03-19T01:30:00.000Z',
      },
      eligible: true,
      reason: null,
      maxRemoteAttendance: 5,
      remoteAttendanceCount: 2,
      pendingRemoteAttendanceRequestCount: 1,
      studentSuccessManagers: [{ firstName: 'Elena' }],
      request: null,
    });
  });

  test('what stands against it is named, and a request that exists is shown [REM-011, REM-036]', async () => {
    const asked = await weigh(ids.requestedSession);
    expect(asked.body).toMatchObject({
      eligible: false,
      reason: 'REMOTE_ALREADY_REQUESTED',
      request: { remoteAttendanceRequest: { id: ids.pendingRequest }, approval: null, denial: null },
    });
    const approved = await weigh(ids.approvedSession);
    expect(approved.body.request?.approval?.date).toBeDefined();
    const reasons = [
      [ids.careerSession, 'REMOTE_NOT_ACADEMIC'],
      [ids.yesterdaysSession, 'REMOTE_SESSION_OVER'],
    ] as const;
    for (const [sessionId, reason] of reasons)
      expect((await weigh(sessionId)).body).toMatchObject({ eligible: false, reason });
  });

  test('nobody else weighs it, and no session of another course [REM-029, REM-036]', async () => {
    for (const who of ['instructor', 'ta', 'ssm', 'cd', 'admin', 'cm'] as const)
      expect([who, (await weigh(ids.futureSession, who, ids.enrollments[who])).status]).toEqual([who, 403]);
    expect((await weigh(ids.futureSession, 'student2')).status).toBe(404);
    expect((await weigh(ids.lakesideSession)).status).toBe(404);
  });
});

describe('asking', () => {
  test('makes a pending request and answers the enrollment with its new count [REM-011, REM-029, REM-037, REM-044]', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      enrollment: { id: student, remoteAttendanceCount: 2, pendingRemoteAttendanceRequestCount: 2 },
    });
    const [latest] = await own();
    expect(latest).toMatchObject({
      remoteAttendanceRequest: { date: ANCHOR },
      approval: null,
      denial: null,
      session: { id: ids.futureSession },
    });
  });

  test('notifies ssm and ta, who may decide in place [REM-035]', async () => {
    await ask();
    const request = (await own())[0]?.remoteAttendanceRequest.id;
    for (const who of ['ssm', 'ta', 'ta2'] as const) {
      const [news] = await notified(who);
      expect(news?.content).toMatchObject({
        message: expect.stringMatching(
          /^Maya Okafor requests remote attendance for .+ on March 18, 2026 at 6:30 PM EDT\.$/,
        ),
        sessionId: ids.futureSession,
        remoteAttendanceRequestId: request,
      });
    }
    for (const who of ['instructor', 'admin'] as const) expect(await notified(who)).toEqual([]);
  });

  test('is possible to the last moment of the session, for class sessions only [REM-023, REM-024]', async () => {
    world.at('2026-03-12T01:29:59.999Z');
    expect((await ask(ids.todaysSession)).status).toBe(200);
    world.at(END_OF_TODAY);
    expect((await ask(ids.todaysSession, 'student2', ids.enrollments.student2)).body.errorCode).toBe(
      'REMOTE_SESSION_OVER',
    );
    world.at(ANCHOR);
    expect((await ask(ids.careerSession)).body.errorCode).toBe('REMOTE_NOT_ACADEMIC');
  });

  test('happens once for a session, whatever became of it [REM-025]', async () => {
    const before = await openOnes();
    for (const sessionId of [ids.requestedSession, ids.approvedSession]) {
      const { status, body } = await ask(sessionId);
      expect([status, body.errorMessage]).toEqual([
        409,
        'You have already requested remote attendance for this session.',
      ]);
    }
    expect(await openOnes()).toBe(before);
  });

  test('needs something left: the maximum exceeds used and pending [REM-016, REM-017]', async () => {
    await allowed(3);
    expect((await weigh()).body).toMatchObject({ eligible: false, reason: 'REMOTE_LIMIT_REACHED' });
    const { status, body } = await ask();
    expect([status, body.errorCode]).toEqual([403, 'REMOTE_LIMIT_REACHED']);
    await allowed(4);
    expect((await ask()).status).toBe(200);
    expect((await ask(ids.futureSession + 1)).status).toBe(403);
    await allowed(null);
    expect((await ask(ids.futureSession + 1)).status).toBe(200);
  });

  test('is refused where the cohort hides it, the page as well as the call [REM-004, REM-026]', async () => {
    await hide(true);
    for (const answer of [await weigh(), await ask()])
      expect([answer.status, answer.body.errorMessage]).toEqual([403, "You don't have permission!"]);
  });

  test('is for students, for themselves, in their own course [REM-022, REM-029, REM-037]', async () => {
    for (const who of ['instructor', 'ta', 'ssm', 'cd', 'admin', 'cm'] as const)
      expect([who, (await ask(ids.futureSession, who, ids.enrollments[who])).status]).toEqual([who, 403]);
    expect((await ask(ids.futureSession, 'student2')).status).toBe(404);
    expect((await ask(ids.lakesideSession)).status).toBe(404);
    const wrong = { id: 7, studentEnrollmentId: student, sessionId: ids.futureSession };
    expect((await world.as('student').call('createRemoteAttendanceRequest', wrong)).status).toBe(400);
  });
});

describe('cancelling', () => {
  test('takes the request out of lists and counts, and keeps it; the student may ask again [REM-014, REM-029, REM-038, REM-044]', async () => {
    const { status, body } = await cancel();
    expect([status, body.enrollment.pendingRemoteAttendanceRequestCount]).toEqual([200, 0]);
    expect((await own()).map(({ remoteAttendanceRequest }) => remoteAttendanceRequest.id)).toEqual([
      ids.approvedRequest,
    ]);
    const kept = sql`select count(*) from remote_requests where id = ${ids.pendingRequest} and cancelled_at = ${ANCHOR}`;
    expect(await numberOf(world.db, kept)).toBe(1);
    expect((await cancel()).status).toBe(404);
    expect((await ask(ids.requestedSession)).status).toBe(200);
    await world.db.run(sql`delete from remote_requests where id > ${lastPlanted}`);
  });

  test('withdraws what staff were asked to decide, and tells those who have read it [D-201]', async () => {
    await ask();
    const id = (await own())[0]?.remoteAttendanceRequest.id ?? 0;
    const [read] = await notified('ssm');
    await world.as('ssm').call('handleNotification', { notificationId: read?.id ?? 0 });
    await cancel(id);
    expect(await notified('ta')).toEqual([]);
    const [second, first] = await notified('ssm');
    expect(second).toMatchObject({
      handled: false,
      content: { message: expect.stringMatching(/^Maya Okafor no longer requests remote attendance for .+ on /) },
    });
    expect([first?.handled, first?.content.remoteAttendanceRequestId]).toEqual([true, undefined]);
  });

  test('is possible until the session begins, and while it is not decided [REM-014]', async () => {
    expect((await cancel(ids.approvedRequest)).body.errorMessage).toBe(
      'This request has already been approved or denied.',
    );
    world.at('2026-03-15T22:30:00.000Z');
    const { status, body } = await cancel();
    expect([status, body.errorMessage]).toEqual([409, 'This session has already begun.']);
  });

  test('is for the one who asked, also where remote attendance is hidden by now [REM-029, REM-038]', async () => {
    expect((await cancel(ids.otherStudentsRequest)).status).toBe(404);
    expect((await cancel(ids.lakesideRequest)).status).toBe(404);
    for (const who of ['instructor', 'ta', 'ssm', 'admin', 'cm'] as const)
      expect([who, (await cancel(ids.pendingRequest, who)).status]).toEqual([who, 403]);
    await hide(true);
    expect((await cancel()).status).toBe(200);
  });
});
