import type { StatusCode } from '#features/attendance/statuses';

/** Tells whether a student was not there, excused or not: the recording is what is left of it. */
export const wasMissed = (status: StatusCode | null): boolean => status === 'absent' || status === 'exception';
