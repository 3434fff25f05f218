import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import type { Output } from '#lib/api.ts';

const session = {
  id: 12,
  name: 'Node Basics',
  chapter: 11.1,
  startTime: '2999-03-12T01:30:00.000Z',
  endTime: '2999-03-12T04:30:00.000Z',
};

/** The facts that the server shows Maya before she makes a request: three of five are used. */
export const weighedRequest = (
  change: Partial<Output<'requestRemoteAttendance'>> = {},
): Output<'requestRemoteAttendance'> => ({
  session,
  eligible: true,
  reason: null,
  maxRemoteAttendance: 5,
  remoteAttendanceCount: 2,
  pendingRemoteAttendanceRequestCount: 1,
  studentSuccessManagers: [{ firstName: 'Elena' }, { firstName: 'Ravi' }],
  request: null,
  ...change,
});

export const requestStep = (id: number) => ({ id, date: '2026-03-01T20:00:00.000Z' });

/** Makes an open request of a student who is called Student with the number of the request. */
export const remoteRow = (id: number, change: Partial<RemoteAttendanceRow> = {}): RemoteAttendanceRow => ({
  remoteAttendanceRequest: requestStep(id),
  approval: null,
  denial: null,
  statusCode: 'none',
  attendance: null,
  absence: null,
  excusedAbsenceReason: null,
  session,
  context: { id: 1, contextCode: 'academic' },
  university: { id: 1, name: 'Northfield University' },
  cohort: { id: 1, name: 'Cohort 12' },
  course: { id: 77, name: 'Full Stack Flex', timeZone: 'America/New_York' },
  student: { id: 100 + id, firstName: 'Student', lastName: String(id) },
  studentEnrollmentId: 200 + id,
  userAccountAvatar: null,
  remoteAttendanceCount: 2,
  pendingRemoteAttendanceRequestCount: 1,
  maxRemoteAttendance: 5,
  ...change,
});
