import { fullName } from '@bcs/contract/kernel/full-name';
import { requestStateOf } from '@bcs/contract/features/attendance/standing';
import {
  isUnrecorded,
  STATUS_CHOICES,
  STATUS_CODES,
  type StatusCode,
} from '@bcs/contract/features/attendance/statuses';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { plainText } from '#lib/plain-text.ts';

/** Specified by D-112. */
export interface AttendanceFilter {
  /** 'open' can come from the address: students with no recorded status and no pending decision. SUCC-009 */
  readonly status: StatusCode | 'all' | 'open';
  readonly name: string;
}

type Row = Parameters<typeof requestStateOf>[0] & Pick<StudentAttendance, 'wasThere' | 'isBlocked'>;

export const NO_ATTENDANCE_FILTER: AttendanceFilter = { status: 'all', name: '' };

/**
 * Tells whether a status is expected: not for classes before a student joined, nor for blocked students. Staff may mark
 * them anyway. D-229
 */
export const isStatusExpected = ({ wasThere, isBlocked }: Pick<Row, 'wasThere' | 'isBlocked'>): boolean =>
  wasThere && !isBlocked;

/** Tells whether a row waits for somebody to record it. SUCC-010, SUCC-015 */
export const isOpenRow = (row: Row, status: StatusCode): boolean =>
  isStatusExpected(row) && isUnrecorded({ status, request: requestStateOf(row) });

/** The choices of the filter with how many students each holds. ATT-004, D-112 */
export const filterChoices = (statuses: readonly StatusCode[]) => [
  { value: 'all' as const, label: `All ${statuses.length}` },
  ...STATUS_CODES.map((code) => ({
    value: code,
    label: `${STATUS_CHOICES[code]} ${statuses.filter((status) => status === code).length}`,
  })),
];

/** Tells whether a row passes the filter. ATT-004, D-112 */
export const matchesFilter = (
  row: Pick<StudentAttendance, 'student'> & Row,
  status: StatusCode,
  filter: AttendanceFilter,
): boolean =>
  (filter.status === 'all' || (filter.status === 'open' ? isOpenRow(row, status) : filter.status === status)) &&
  plainText(fullName(row.student)).includes(plainText(filter.name.trim()));
