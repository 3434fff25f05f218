import type { BrokerName } from '#lib/api.ts';

/** What shows remote requests, or what they lead to: fetched again after each change. */
export const READS: readonly BrokerName[] = [
  'remoteAttendanceRequests',
  'allRemoteAttendanceRequests',
  'requestRemoteAttendance',
  'manageAttendance',
  'attendanceHistory',
  'attendance',
  'sessionDetail',
  'dashboard',
];
