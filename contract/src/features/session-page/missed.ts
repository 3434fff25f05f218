import type { StatusCode } from '#features/attendance/statuses';

/** Whether a student was not there, excused or not: the recording is what is left of it. */
export const wasMissed = (status: StatusCode | null): boolean => status === 'absent' || status === 'exception';
