import type { Attendance, ExcusedAbsenceReason, StudentAttendance } from '@bcs/contract/features/attendance/model';

/** The facts that the answer to a change leaves out: the reasons by name, who made it and when. */
export interface StatusDetails {
  readonly reasons: readonly ExcusedAbsenceReason[];
  readonly by: { readonly firstName: string; readonly lastName: string };
  readonly at: string;
}

/** A row of the table after a change was stored, so that it need not be fetched again. */
export function withStored(
  row: StudentAttendance,
  { statusCode, remote, punctualityId, excusedAbsenceReasonId, version }: Attendance,
  { reasons, by, at }: StatusDetails,
): StudentAttendance {
  const stored = statusCode !== 'none';
  return {
    ...row,
    statusCode,
    attendance: statusCode === 'present' || remote ? { remote, punctualityId } : null,
    absence: statusCode === 'absent' || statusCode === 'exception' ? { excused: statusCode === 'exception' } : null,
    excusedAbsenceReason: reasons.find(({ id }) => id === excusedAbsenceReasonId) ?? null,
    version,
    setBy: stored ? { firstName: by.firstName, lastName: by.lastName } : null,
    setAt: stored ? at : null,
  };
}
