import { expect, test } from 'vitest';
import { STAFF } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const history = (who: Parameters<typeof world.as>[0], enrollmentId: number = ids.enrollments.student) =>
  world.as(who).call('attendanceHistory', { enrollmentId });

test('a student reads the own history, latest session first [ATT-020, ATT-031]', async () => {
  const { status, body } = await history('student');
  expect(status).toBe(200);
  const starts = body.attendanceHistory.map(({ session }) => session.startTime);
  expect(starts).toEqual(starts.toSorted().toReversed());
  const statusOf = (sessionId: number) =>
    body.attendanceHistory.find(({ session }) => session.id === sessionId)?.status;
  const { missedSession, excusedSession, remoteSession, unmarkedSession } = ids;
  const past = [missedSession, excusedSession, remoteSession, unmarkedSession].map(statusOf);
  expect(past).toEqual(['Absent', 'Excused', 'Present Remotely', 'None']);
  expect([statusOf(ids.requestedSession), statusOf(ids.approvedSession)]).toEqual(['Pending', 'Approved']);
  expect(statusOf(ids.futureSession)).toBeUndefined();
});

test('with the remote requests and where they belong [ATT-031]', async () => {
  const { body } = await history('student');
  expect(
    body.remoteAttendanceRequests.map(({ remoteAttendanceRequest }) => remoteAttendanceRequest?.id).toSorted(),
  ).toEqual([ids.pendingRequest, ids.approvedRequest]);
  expect(body.remoteAttendanceRequests[0]).toMatchObject({
    session: { id: ids.requestedSession },
    context: { contextCode: 'academic' },
    university: { id: ids.northfield },
    cohort: { id: ids.activeCohort },
    course: { id: ids.activeCourse },
    student: { id: ids.accounts.student, firstName: 'Maya' },
    studentEnrollmentId: ids.enrollments.student,
  });
});

test('and how many absences are left: the allowed less the absences, excused ones not counted [ATT-032]', async () => {
  const { body } = await history('student');
  const { graduationRequirements } = (
    await world.as('student').call('enrollmentInfo', { enrollmentId: ids.enrollments.student })
  ).body.enrollment.course;
  expect(body.remainingAbsences).toBe((graduationRequirements.maxAbsence ?? 0) - 2);
});

test('staff read that of every student of the course and call an exception by its name [ATT-031]', async () => {
  for (const who of STAFF) {
    const { status, body } = await history(who);
    expect([who, status]).toEqual([who, 200]);
    expect(body.attendanceHistory.some((row) => row.status === 'Exception')).toBe(true);
  }
});

test('another student, another course: it does not exist [ATT-020, ATT-031]', async () => {
  expect((await history('student2')).status).toBe(404);
  expect((await history('lakesideInstructor')).status).toBe(404);
  expect((await history('student', ids.enrollments.instructor)).status).toBe(404);
});

// the last test of this file, because afterwards Maya has joined late
test('what came before somebody is told apart, so that no page counts it [ATT-031, D-229]', async () => {
  await world.db.run(sql`
    update enrollments set activated_at = (select start_time + interval '1 second' from sessions where id = ${ids.missedSession})
    where id = ${ids.enrollments.student}`);
  const rows = (await history('student')).body.attendanceHistory;
  const wasThere = (sessionId: number) => rows.find(({ session }) => session.id === sessionId)?.wasThere;
  expect([wasThere(ids.missedSession), wasThere(ids.approvedSession)]).toEqual([false, true]);
});
