import { afterEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const START = '2026-03-11T22:30:00.000Z';
const checkIn = (who: Parameters<typeof world.as>[0] = 'student', sessionId: number = ids.todaysSession) =>
  world.as(who).call('sessionCheckIn', { sessionId });
const stored = () =>
  world.db.maybe<object>(sql`
    select status_code, punctuality_id, set_by, set_at from attendance
    where session_id = ${ids.todaysSession} and enrollment_id = ${ids.enrollments.student}`);

afterEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from attendance where session_id = ${ids.todaysSession}`);
  await world.db.run(sql`delete from attendance_history where session_id = ${ids.todaysSession}`);
});

describe('check-in', () => {
  test('makes the student present and is kept in the history [ATT-013, ATT-027]', async () => {
    const { status, body } = await checkIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      attendance: {
        sessionId: ids.todaysSession,
        studentId: ids.accounts.student,
        studentEnrollmentId: ids.enrollments.student,
        statusCode: 'present',
        excusedAbsenceReasonId: null,
        remote: false,
        punctualityId: 1,
        version: 1,
      },
    });
    expect(await stored()).toEqual({
      status_code: 'present',
      punctuality_id: 1,
      set_by: ids.accounts.student,
      set_at: ANCHOR,
    });
    const history = sql`select count(*) from attendance_history where session_id = ${ids.todaysSession}
      and old_status is null and new_status = 'present' and changed_by = ${ids.accounts.student} and changed_at = ${ANCHOR}`;
    expect(await numberOf(world.db, history)).toBe(1);
  });

  test.each([
    ['2026-03-11T21:44:59.999Z', "Check In Hasn't Begun"],
    ['2026-03-11T21:45:00.000Z', null],
    ['2026-03-11T23:15:00.000Z', null],
    ['2026-03-11T23:15:00.001Z', 'Check In Has Ended'],
  ])("is judged by the server's clock at %s [ATT-006, ATT-007, ATT-008, ATT-009]", async (at, refused) => {
    world.at(at);
    const { status, body } = await checkIn();
    expect([status, body.errorMessage ?? null]).toEqual(refused ? [409, refused] : [200, null]);
    expect((await stored()) !== undefined).toBe(refused === null);
  });

  test('after the start is late [ATT-005, ATT-027]', async () => {
    world.at('2026-03-11T22:30:00.001Z');
    expect((await checkIn()).body.attendance.punctualityId).toBe(2);
  });
  test('at the start is on time [ATT-005, ATT-027]', async () => {
    world.at(START);
    expect((await checkIn()).body.attendance.punctualityId).toBe(1);
  });

  test('happens once [ATT-010, ATT-027]', async () => {
    await checkIn();
    const { status, body } = await checkIn();
    expect([status, body.errorMessage]).toEqual([409, 'Present']);
  });

  test.each([
    ['absent', null, 'Absent'],
    ['remote', null, 'Present Remotely'],
    ['exception', 2, 'Excused'],
  ])(
    'is refused to a student whose status is %s already [ATT-010, ATT-011]',
    async (statusCode, excusedAbsenceReasonId, text) => {
      const input = {
        sessionId: ids.todaysSession,
        studentId: ids.accounts.student,
        statusCode,
        excusedAbsenceReasonId,
      };
      expect((await world.as('ssm').call('setAttendanceStatus', input)).status).toBe(200);
      const { status, body } = await checkIn();
      expect([status, body.errorMessage]).toEqual([409, text]);
    },
  );

  test('is refused with a remote request, whatever became of it [ATT-010, ATT-011]', async () => {
    world.at('2026-03-15T22:00:00.000Z');
    const pending = await checkIn('student', ids.requestedSession);
    expect([pending.status, pending.body.errorMessage]).toEqual([409, 'Remote Attendance Pending']);
    world.at('2026-03-13T22:00:00.000Z');
    const approved = await checkIn('student', ids.approvedSession);
    expect([approved.status, approved.body.errorMessage]).toEqual([409, 'Remote Attendance Approved']);
  });

  test('is for students of the course [ATT-026, ATT-027]', async () => {
    for (const who of ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const)
      expect((await checkIn(who)).status).toBe(403);
    expect((await checkIn('lakesideStudent')).status).toBe(404);
    expect((await checkIn('student', ids.lakesideSession)).status).toBe(404);
    expect((await world.anonymous.call('sessionCheckIn', { sessionId: ids.todaysSession })).status).toBe(401);
  });
});
