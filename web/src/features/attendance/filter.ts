import { STATUS_CHOICES, STATUS_CODES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { plainText } from '#lib/plain-text.ts';

/** D-112 */
export interface AttendanceFilter {
  readonly status: StatusCode | 'all';
  readonly name: string;
}

export const NO_FILTER: AttendanceFilter = { status: 'all', name: '' };

/** The choices of the filter with how many students each holds. ATT-004, D-112 */
export const filterChoices = (statuses: readonly StatusCode[]) => [
  { value: 'all' as const, label: `All ${statuses.length}` },
  ...STATUS_CODES.map((code) => ({
    value: code,
    label: `${STATUS_CHOICES[code]} ${statuses.filter((status) => status === code).length}`,
  })),
];

/** Whether a row passes the filter. ATT-004, D-112 */
export const matches = (
  { student }: Pick<StudentAttendance, 'student'>,
  status: StatusCode,
  filter: AttendanceFilter,
): boolean =>
  (filter.status === 'all' || filter.status === status) &&
  plainText(`${student.firstName} ${student.lastName}`).includes(plainText(filter.name.trim()));
