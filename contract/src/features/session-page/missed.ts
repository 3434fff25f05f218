import type { StatusCode } from '#features/attendance/statuses';

/** Tells whether a student missed a session, excused or not, so that only the recording remains. */
export const wasSessionMissed = (status: StatusCode | null): boolean => status === 'absent' || status === 'exception';
