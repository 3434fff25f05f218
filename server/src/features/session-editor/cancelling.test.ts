import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { enrollments } = ids;
const courseId = ids.activeCourse;
beforeEach(() => world.at(ANCHOR));

const preview = (sessionId: number) => world.as('registrar').call('previewCancelSession', { courseId, sessionId });
async function write(name: 'cancelSession' | 'restoreSession', sessionId: number) {
  const { body } = await preview(sessionId);
  return world.as('registrar').call(name, { courseId, sessionId, digest: body.digest });
}
/** Reads the attendance figures that pages show to a student. */
async function counts() {
  const input = { enrollmentId: enrollments.student };
  const { enrollment } = (await world.as('student').call('enrollmentInfo', input)).body;
  const { body: history } = await world.as('student').call('attendanceHistory', input);
  const { body: dashboard } = await world.as('student').call('dashboard', input);
  const { body: sessions } = await world.as('student').call('sessions', input);
  return {
    remote: enrollment.remoteAttendanceCount,
    pending: enrollment.pendingRemoteAttendanceRequestCount,
    remaining: history.remainingAbsences,
    history: history.attendanceHistory.length,
    dashboard: Number(/"remainingAbsenceCount":(\d+)/.exec(JSON.stringify(dashboard))?.[1]),
    sessions: sessions.sessions.length,
  };
}
const told = (type: string, enrollmentId: number) =>
  numberOf(
    world.db,
    sql`select count(*) from notifications where type = ${type} and enrollment_id = ${enrollmentId} and created_at = ${world.now}`,
  );

test('a cancelled session counts nowhere, returns its remote day and closes its request; restored, all of it holds again [ADM-087]', async () => {
  const before = await counts();
  const missed = (await preview(ids.missedSession)).body;
  const maya = missed.students.find(({ studentEnrollmentId }) => studentEnrollmentId === enrollments.student);
  expect(missed.cancels).toBe(true);
  expect(maya && maya.absences.from - maya.absences.to).toBe(1);
  expect((await preview(ids.remoteSession)).body.remoteDays).toBeGreaterThan(0);
  expect((await preview(ids.requestedSession)).body.hanging.requestsPending).toBeGreaterThan(0);
  for (const session of [ids.missedSession, ids.remoteSession, ids.requestedSession])
    expect((await write('cancelSession', session)).status).toBe(200);
  const after = await counts();
  expect(after).toMatchObject({
    remote: before.remote - 1,
    pending: before.pending - 1,
    remaining: (before.remaining ?? 0) + 1,
    dashboard: before.dashboard + 1,
    sessions: before.sessions - 3,
  });
  const back = (await preview(ids.missedSession)).body;
  expect(back.cancels).toBe(false);
  expect(back.students).toEqual(
    missed.students.map(({ absences, verdict, ...student }) => ({
      ...student,
      absences: { from: absences.to, to: absences.from },
      verdict: verdict && { from: verdict.to, to: verdict.from },
    })),
  );
  for (const session of [ids.missedSession, ids.remoteSession, ids.requestedSession])
    expect((await write('restoreSession', session)).status).toBe(200);
  expect(await counts()).toEqual(before);
});

test('whose verdict changes is told before, as it is afterwards [ADM-087, ADM-099]', async () => {
  await world.db.run(sql`update courses set max_absence = 0 where id = ${courseId}`);
  await world.db.run(sql`
    update attendance set status_code = 'present', excused_absence_reason_id = null
    where course_id = ${courseId} and enrollment_id = ${enrollments.student} and session_id <> ${ids.missedSession} and status_code = 'absent'`);
  const { students } = (await preview(ids.missedSession)).body;
  const maya = students.find(({ studentEnrollmentId }) => studentEnrollmentId === enrollments.student);
  expect(maya?.absences).toEqual({ from: 1, to: 0 });
  expect(maya?.verdict?.from.standing).toBe('off track');
  expect(maya?.verdict?.to.standing).not.toBe('off track');
});

test('students are told once that a session is cancelled, and what was told of it is taken back [ADM-088, D-190, D-201]', async () => {
  await write('cancelSession', ids.futureSession);
  expect(await told('SESSION_CANCELLED', enrollments.student)).toBe(1);
  expect(await told('SESSION_CANCELLED', enrollments.instructor)).toBe(0);
  await write('restoreSession', ids.futureSession);
  // if unread, it is withdrawn
  expect(await told('SESSION_CANCELLED', enrollments.student)).toBe(0);
  await write('cancelSession', ids.futureSession);
  await world.db.run(sql`update notifications set handled_at = ${world.now} where type = 'SESSION_CANCELLED'`);
  await write('restoreSession', ids.futureSession);
  // if read, a second one says that it no longer applies
  expect(await told('SESSION_CANCELLED', enrollments.student)).toBe(2);
  // staff are no longer asked to decide, and later asked again
  const asks = () =>
    numberOf(
      world.db,
      sql`select count(*) from notifications where type = 'REMOTE_REQUESTED' and cause is not null
        and (content ->> 'sessionId')::int = ${ids.requestedSession} and enrollment_id = ${enrollments.ssm}`,
    );
  await write('cancelSession', ids.requestedSession);
  expect(await asks()).toBe(0);
  await write('restoreSession', ids.requestedSession);
  expect(await asks()).toBeGreaterThan(0);
});

test('what was previewed is done, or nothing; a cancelled session is neither changed nor cancelled again [ADM-045, ADM-087]', async () => {
  const { body } = await preview(ids.tomorrowsSession);
  const input = { courseId, sessionId: ids.tomorrowsSession, digest: body.digest };
  expect((await world.as('registrar').call('restoreSession', input)).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  expect((await world.as('registrar').call('cancelSession', input)).status).toBe(200);
  expect((await world.as('registrar').call('cancelSession', input)).body).toMatchObject({
    errorCode: 'PREVIEW_OUTDATED',
  });
  const asked = { courseId, sessionId: ids.tomorrowsSession, reach: 'this', tells: false } as const;
  const open = await world.as('registrar').call('previewSession', { ...asked, fields: null });
  expect(open.body.cancelled).toBe(true);
  const changed = await world.as('registrar').call('previewSession', { ...asked, fields: open.body.stands });
  expect(changed.body).toMatchObject({ errorCode: 'SESSION_IS_CANCELLED' });
  const entries = sql`select count(*) from audit_entries where action = 'session.cancel' and object_id = ${ids.tomorrowsSession}`;
  expect(await numberOf(world.db, entries)).toBe(1);
  // an instructor may do it if the class allows it
  expect(
    (await world.as('instructor').call('previewCancelSession', { courseId, sessionId: ids.tomorrowsSession })).status,
  ).toBe(403);
  await world.db.run(sql`update courses set instructors_may_edit = true where id = ${courseId}`);
  expect(
    (await world.as('instructor').call('previewCancelSession', { courseId, sessionId: ids.tomorrowsSession })).status,
  ).toBe(200);
});
