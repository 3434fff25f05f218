import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attendanceLocksAt } from '@bcs/contract/features/attendance/marking';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
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

describe('a denial after the class [D-203]', () => {
  const END = '2026-03-16T01:30:00.000Z';
  const sets = (on: boolean) =>
    world.db.run(sql`update courses set absent_after_session = ${on} where id = ${ids.activeCourse}`);
  const absent = () =>
    numberOf(
      world.db,
      sql`select count(*) from attendance where session_id = ${ids.requestedSession}
        and enrollment_id = ${ids.enrollments.student} and status_code = 'absent' and set_by is null`,
    );
  afterEach(() => sets(false));

  test('sets absent where the course wants it, and tells the student', async () => {
    await sets(true);
    world.at(END);
    expect((await deny('ssm')).status).toBe(200);
    expect(await absent()).toBe(1);
    const types = (await newsOf('student')).filter(({ createdAt }) => createdAt === END).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['REMOTE_DENIED', 'ABSENCE_RECORDED']));
  });
  test('sets nothing while the class goes on', async () => {
    await sets(true);
    world.at(plus(END, -1));
    await deny('ssm');
    expect(await absent()).toBe(0);
  });
  test('sets nothing in other courses', async () => {
    world.at(END);
    await deny('ssm');
    expect(await absent()).toBe(0);
  });
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

  test('notifies the student, and nobody is asked any more [REM-035]', async () => {
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

  test('is refused after the attendance lock to all but ssm and admin [ATT-019, REM-012, D-200]', async () => {
    const { startTime } = await world.db.one<{ startTime: string }>(sql`
      select start_time as "startTime" from sessions where id = ${ids.requestedSession}`);
    const lock = attendanceLocksAt(startTime, 'America/New_York');
    world.at(lock);
    for (const who of ['instructor', 'ta', 'cm'] as const) {
      const { status, body } = await approve(who);
      expect([who, status, body]).toMatchObject([
        who,
        403,
        { errorMessage: 'The attendance of this session is locked.' },
      ]);
    }
    expect((await rowOf())?.approval).toBeNull();
    expect((await approve('ssm')).body).toMatchObject({ success: true });
  });

  test('is open to instructor and ta until the lock, and a denial after it [REM-013, D-200]', async () => {
    const { startTime } = await world.db.one<{ startTime: string }>(sql`
      select start_time as "startTime" from sessions where id = ${ids.requestedSession}`);
    const lock = attendanceLocksAt(startTime, 'America/New_York');
    world.at(lock);
    expect((await deny('ta')).status).toBe(200);
    await world.db.run(sql`delete from remote_decisions where request_id = ${ids.pendingRequest}`);
    await world.db.run(sql`update remote_requests set state = 'pending' where id = ${ids.pendingRequest}`);
    world.at(plus(lock, -1));
    expect((await approve('ta')).body).toMatchObject({ success: true });
  });

  test('reaches the open pages of the student, of the staff and of general managers', async () => {
    const heard: { topics: string[]; to: string[] }[] = [];
    const stop = world.db.subscribe((message) => heard.push(JSON.parse(message) as (typeof heard)[number]));
    await approve('ta');
    const concerned = [`staff of course ${ids.activeCourse}`, `enrollment ${ids.enrollments.student}`];
    await expect
      .poll(() => heard)
      .toContainEqual({
        topics: ['remote requests'],
        to: [...concerned, `managers of university ${ids.northfield}`],
        beside: [{ topics: ['attendance', 'enrollments'], to: concerned }],
      });
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
  test('moves the request to denied, changes no attendance, gives the quota back and notifies the student [REM-013, REM-041]', async () => {
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

describe('an approval that is taken back', () => {
  const undo = (who: DemoName, remoteAttendanceRequestId: number = ids.pendingRequest) =>
    world.as(who).call('undoRemoteAttendanceApproval', { remoteAttendanceRequestId });
  const statusOf = async () => (await rowOf())?.statusCode;

  test('leaves everything as before: the request waits, nobody is marked, the student hears nothing, staff are asked', async () => {
    await approve('ssm');
    expect(await statusOf()).toBe('remote');
    expect((await undo('ssm')).body).toEqual({ success: true });
    expect(await rowOf()).toMatchObject({ approval: null, denial: null, statusCode: 'none' });
    expect(
      (await newsOf('student')).filter(({ type, createdAt }) => type === 'REMOTE_APPROVED' && createdAt >= ANCHOR),
    ).toEqual([]);
    expect((await newsOf('ta')).some(({ type, handled }) => type === 'REMOTE_REQUESTED' && !handled)).toBe(true);
    // the request can be decided again
    expect((await approve('ta')).body).toMatchObject({ success: true });
  });

  test('is offered for ten minutes to whoever gave it, in the lists that they read, and to nobody else', async () => {
    const { ssm, student, ta } = ids.enrollments;
    const offered = async (who: DemoName, enrollmentId: number, status?: 'denied') =>
      (
        await world.as(who).call('remoteAttendanceRequests', { enrollmentId, ...(status && { status }) })
      ).body.undoable.map(({ remoteAttendanceRequestId }) => remoteAttendanceRequestId);
    await approve('ssm');
    expect(await offered('ssm', ssm)).toEqual([ids.pendingRequest]);
    expect(await offered('ssm', ssm, 'denied')).toEqual([ids.pendingRequest]);
    expect([await offered('ta', ta), await offered('student', student)]).toEqual([[], []]);
    world.at(plus(ANCHOR, 10 * 60_000 + 1));
    expect(await offered('ssm', ssm)).toEqual([]);
    world.at(plus(ANCHOR, 60_000));
    const absent = { sessionId: ids.requestedSession, studentId: ids.accounts.student, excusedAbsenceReasonId: null };
    await world.as('ssm').call('setAttendanceStatus', { ...absent, statusCode: 'absent' });
    expect(await offered('ssm', ssm)).toEqual([]);
  });

  test('is offered to the general manager in the list of all classes', async () => {
    const offered = async () => (await world.as('cm').call('allRemoteAttendanceRequests', {})).body.undoable;
    await approve('cm');
    expect(await offered()).toMatchObject([
      { remoteAttendanceRequestId: ids.pendingRequest, student: { firstName: expect.any(String) } },
    ]);
    await undo('cm');
    expect(await offered()).toEqual([]);
  });

  test('is refused after ten minutes, to everybody else, twice, and when somebody has acted on it', async () => {
    await approve('ssm');
    expect((await undo('ta')).body).toMatchObject({ errorCode: 'REMOTE_UNDO_OVER' });
    world.at(plus(ANCHOR, 10 * 60_000 + 1));
    expect((await undo('ssm')).body).toMatchObject({ errorCode: 'REMOTE_UNDO_OVER' });
    world.at(plus(ANCHOR, 60_000));
    const absent = { sessionId: ids.requestedSession, studentId: ids.accounts.student, excusedAbsenceReasonId: null };
    await world.as('ssm').call('setAttendanceStatus', { ...absent, statusCode: 'absent' });
    expect((await undo('ssm')).body).toMatchObject({ errorCode: 'REMOTE_UNDO_OVER' });
    expect(await statusOf()).toBe('absent');
    expect((await undo('student')).status).toBe(403);
  });
});
