import { expect, test } from 'vitest';
import { STAFF } from '@bcs/contract/kernel/roles';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const detail = async (who: Parameters<typeof world.as>[0], sessionId: number) => {
  const { status, body } = await world.as(who).call('sessionDetail', { sessionId });
  expect(status).toBe(200);
  return body;
};

test('staff see the students with their statuses, by name [SESS-045, SESS-080, ATT-003]', async () => {
  for (const who of STAFF) {
    const { session, students } = await detail(who, ids.yesterdaysSession);
    expect(students).toHaveLength(24);
    expect(session.statusCode).toBeUndefined();
    const names = students.map(({ student }) => `${student.lastName} ${student.firstName}`.toLowerCase());
    expect(names).toEqual(names.toSorted());
  }
  const { students } = await detail('ta', ids.yesterdaysSession);
  expect(students.find(({ student }) => student.id === ids.accounts.student)).toMatchObject({
    student: { id: ids.accounts.student, firstName: 'Maya', lastName: 'Okafor' },
    studentEnrollmentId: ids.enrollments.student,
    statusCode: 'present',
    attendance: { remote: false },
    absence: null,
  });
});

test('a student sees the own standing and nobody else [SESS-080, ATT-020, ATT-025]', async () => {
  const { session, students } = await detail('student', ids.yesterdaysSession);
  expect(students).toEqual([]);
  expect(session).toMatchObject({ statusCode: 'present', attendance: { remote: false } });
  expect(JSON.stringify(await detail('student', ids.todaysSession))).not.toContain('Williams');
});

test('attendance carries remote, absence carries excused [SESS-044, SESS-046]', async () => {
  const at = async (id: number) => (await detail('student', id)).session;
  expect(await at(ids.remoteSession)).toMatchObject({
    statusCode: 'remote',
    attendance: { remote: true },
    absence: null,
  });
  expect(await at(ids.missedSession)).toMatchObject({
    statusCode: 'absent',
    attendance: null,
    absence: { excused: false },
  });
  expect(await at(ids.excusedSession)).toMatchObject({
    statusCode: 'exception',
    absence: { excused: true },
    excusedAbsenceReason: { id: 1, description: 'Illness' },
  });
});

test('requests, approvals and denials belong to the standing [SESS-039]', async () => {
  expect((await detail('student', ids.requestedSession)).session).toMatchObject({
    remoteAttendanceRequest: { id: ids.pendingRequest },
    remoteAttendanceApproval: null,
    remoteAttendanceDenial: null,
  });
  expect((await detail('student', ids.approvedSession)).session).toMatchObject({
    remoteAttendanceRequest: { id: ids.approvedRequest },
    remoteAttendanceApproval: { id: expect.any(Number) },
    statusCode: 'remote',
  });
  const { students } = await detail('ssm', ids.tomorrowsSession);
  expect(students.filter(({ remoteAttendanceDenial }) => remoteAttendanceDenial)).toHaveLength(1);
});

test('the reasons for an exception come with it [ATT-018, SESS-044]', async () => {
  const { excusedAbsenceReasons } = await detail('ssm', ids.todaysSession);
  expect(excusedAbsenceReasons.map(({ id, description }) => `${id} ${description}`)).toEqual([
    '1 Illness',
    '2 Family emergency',
    '3 Bereavement',
    '4 Religious observance',
    '5 Military or jury duty',
    '6 Technical outage',
    '7 Other approved reason',
  ]);
});

test('a session of another course does not exist [SESS-094]', async () => {
  for (const sessionId of [ids.lakesideSession, 999_999])
    expect((await world.as('student').call('sessionDetail', { sessionId })).status).toBe(404);
});
