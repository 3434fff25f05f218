import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const approve = (who: DemoName, remoteAttendanceRequestId: number = ids.pendingRequest) =>
  world.as(who).call('createRemoteAttendanceApproval', { id: null, remoteAttendanceRequestId });
const deny = (who: DemoName, remoteAttendanceRequestId: number = ids.pendingRequest) =>
  world.as(who).call('createRemoteAttendanceDenial', { id: null, remoteAttendanceRequestId });
const rowOf = async (id: number = ids.pendingRequest) =>
  (
    await world.as('ssm').call('remoteAttendanceRequests', { enrollmentId: ids.enrollments.ssm })
  ).body.remoteAttendanceRequests.find((row) => row.remoteAttendanceRequest.id === id);
const newsOf = async (who: 'student' | 'ssm' | 'ta') =>
  (await world.as(who).call('notifications', { enrollmentId: ids.enrollments[who] })).body.notifications;

let planted: number[] = [];
beforeEach(async () => {
  if (planted.length > 0) return;
  const rows = await world.db.many<{ id: number }>(sql`select request_id as id from remote_decisions`);
  planted = rows.map(({ id }) => id);
});
afterEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`
    delete from attendance a using remote_requests q where q.session_id = a.session_id and q.enrollment_id = a.enrollment_id
      and q.id in (${ids.pendingRequest}, ${ids.otherStudentsRequest}, ${ids.fullTimeRequest}, ${ids.dataCourseRequest})`);
  await world.db.run(sql`delete from remote_decisions where request_id <> all(${planted})`);
  await world.db.run(sql`update remote_requests set state = 'pending' where id <> all(${planted})`);
  await world.db.run(sql`delete from attendance_history where changed_at >= ${ANCHOR}`);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
});

describe('an approval', () => {
  test('moves the request to approved and sets the attendance to remote, with history [REM-012, REM-039]', async () => {
    const { status, body } = await approve('ta');
    expect([status, body]).toEqual([200, { success: true, approval: { id: expect.any(Number), date: ANCHOR } }]);
    expect(await rowOf()).toMatchObject({
      statusCode: 'remote',
      attendance: { remote: true },
      approval: { date: ANCHOR },
      denial: null,
    });
    const history = sql`select count(*) from attendance_history where session_id = ${ids.requestedSession}
      and old_status is null and new_status = 'remote' and changed_by = ${ids.accounts.ta}`;
    expect(await numberOf(world.db, history)).toBe(1);
    const { enrollment } = (await world.as('student').call('enrollmentInfo', { enrollmentId: ids.enrollments.student }))
      .body;
    expect([enrollment.remoteAttendanceCount, enrollment.pendingRemoteAttendanceRequestCount]).toEqual([3, 0]);
  });

  test('is told to the student, and nobody is asked any more [REM-035]', async () => {
    await approve('ta');
    const [latest] = await newsOf('student');
    expect(latest).toMatchObject({
      type: 'REMOTE_APPROVED',
      content: { message: 'Your remote attendance for Note Taker Workshop has been approved.' },
    });
    for (const who of ['ssm', 'ta'] as const) {
      const asked = (await newsOf(who)).find(
        ({ type, content }) => type === 'REMOTE_REQUESTED' && content.sessionId === ids.requestedSession,
      );
      expect([who, asked?.handled, asked?.content.remoteAttendanceRequestId]).toEqual([who, true, undefined]);
    }
  });

  test('fails with an error flag and a message when attendance is set already; it stays as it was [REM-012, REM-040, REM-051]', async () => {
    const before = (await rowOf(ids.conflictingRequest))?.statusCode;
    const { status, body } = await approve('ssm', ids.conflictingRequest);
    expect([status, body]).toEqual([200, { error: true, message: 'Attendance already set' }]);
    const row = await rowOf(ids.conflictingRequest);
    expect([row?.statusCode, row?.approval]).toEqual([before, null]);
    expect((await deny('ssm', ids.conflictingRequest)).status).toBe(200);
    expect((await rowOf(ids.conflictingRequest))?.statusCode).toBe(before);
  });

  test('reaches the open pages of the student, of the staff and of general managers', async () => {
    const heard: { kind: string; enrollmentIds: number[]; accountIds: number[] }[] = [];
    const stop = world.db.hear((message) => heard.push(JSON.parse(message) as (typeof heard)[number]));
    await approve('ta');
    await expect.poll(() => heard.map(({ kind }) => kind)).toContain('enrollment');
    const attendance = heard.find(({ kind }) => kind === 'attendance');
    expect(attendance?.enrollmentIds).toEqual([ids.enrollments.student]);
    const { instructor, ssm, cm } = ids.accounts;
    expect(attendance?.accountIds).toEqual(expect.arrayContaining([instructor, ssm, cm]));
    stop();
  });

  test('of what is decided fails the same way [REM-012, REM-040]', async () => {
    for (const id of [ids.approvedRequest, ids.deniedRequest])
      expect((await approve('ssm', id)).body).toEqual({
        error: true,
        message: 'This request has already been approved or denied.',
      });
  });
});

describe('a denial', () => {
  test('moves the request to denied, changes no attendance, gives the quota back and is told [REM-013, REM-041]', async () => {
    const { status, body } = await deny('instructor');
    expect([status, body]).toEqual([200, { success: true, denial: { id: expect.any(Number), date: ANCHOR } }]);
    expect(await rowOf()).toMatchObject({ statusCode: 'none', attendance: null, approval: null });
    expect((await rowOf())?.denial?.date).toBe(ANCHOR);
    expect((await newsOf('student'))[0]).toMatchObject({
      type: 'REMOTE_DENIED',
      content: { message: 'Your remote attendance for Note Taker Workshop has been denied.' },
    });
    const { enrollment } = (await world.as('student').call('enrollmentInfo', { enrollmentId: ids.enrollments.student }))
      .body;
    expect([enrollment.remoteAttendanceCount, enrollment.pendingRemoteAttendanceRequestCount]).toEqual([2, 0]);
  });

  test('is final [REM-013]', async () => {
    await deny('ta');
    const { status, body } = await deny('ssm');
    expect([status, body.errorMessage]).toEqual([409, 'This request has already been approved or denied.']);
    expect((await approve('ssm')).body).toMatchObject({ error: true });
  });
});

describe('who decides', () => {
  test('the four roles that run the course [REM-012, REM-013, REM-030]', async () => {
    for (const who of ['admin', 'instructor', 'ta', 'ssm'] as const) {
      expect([who, (await deny(who, ids.otherStudentsRequest)).status]).toEqual([who, 200]);
      await world.db.run(sql`delete from remote_decisions where request_id = ${ids.otherStudentsRequest}`);
    }
  });

  test('nobody else in the course, and nobody from outside [REM-030, REM-031]', async () => {
    for (const decide of [approve, deny]) {
      for (const who of ['student', 'student2', 'cd'] as const)
        expect([who, (await decide(who)).status]).toEqual([who, 403]);
      for (const who of ['lakesideInstructor', 'lakesideStudent', 'nobody'] as const)
        expect([who, (await decide(who)).status]).toEqual([who, 404]);
      expect((await decide('ssm', ids.fullTimeRequest)).status).toBe(404);
      expect((await decide('ssm', ids.cancelledRequest)).status).toBe(404);
    }
  });

  test('a general manager in all courses of the university, as long as operations allow it [REM-003, REM-034]', async () => {
    expect((await approve('cm', ids.fullTimeRequest)).body).toMatchObject({ success: true });
    const marked = sql`select count(*) from attendance where course_id = ${ids.fullTimeCourse} and status_code = 'remote' and set_by = ${ids.accounts.cm}`;
    expect(await numberOf(world.db, marked)).toBe(1);
    expect((await deny('cm')).status).toBe(200);
    expect((await deny('cm', ids.lakesideRequest)).status).toBe(404);
    const allow = (yes: boolean) =>
      world.db.run(sql`update accounts set can_manage_attendance = ${yes} where id = ${ids.accounts.cm}`);
    await allow(false);
    expect((await deny('cm', ids.otherStudentsRequest)).status).toBe(403);
    expect((await deny('cm', ids.dataCourseRequest)).status).toBe(404);
    await allow(true);
  });

  test('never the one who asks, whatever else that person is [REM-034]', async () => {
    const manage = (yes: boolean) =>
      world.db.run(sql`update accounts set can_manage_attendance = ${yes} where id = ${ids.accounts.ta}`);
    await manage(true);
    await world.db.run(sql`update enrollments set role = 'cm' where id = ${ids.enrollments.ta}`);
    // Priya is a student of the data course
    for (const decide of [approve, deny]) expect((await decide('ta', ids.dataCourseRequest)).status).toBe(403);
    expect((await deny('ta', ids.fullTimeRequest)).status).toBe(200);
    await world.db.run(sql`update enrollments set role = 'ta' where id = ${ids.enrollments.ta}`);
    await manage(false);
  });

  test('not about somebody who has left the class', async () => {
    const stay = (active: boolean) =>
      world.db.run(sql`update enrollments set active = ${active} where id = ${ids.enrollments.student2}`);
    await stay(false);
    expect((await deny('ssm', ids.otherStudentsRequest)).status).toBe(404);
    await stay(true);
  });
});
