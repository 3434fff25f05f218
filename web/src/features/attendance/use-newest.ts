import { useState } from 'react';
import type { Attendance, StudentAttendance, ExcusedAbsenceReason } from '@bcs/contract/features/attendance/model';

/** The facts that the answer to a change leaves out: the reasons by name, who made it and when. */
interface StatusDetails {
  readonly reasons: readonly ExcusedAbsenceReason[];
  readonly by: { readonly firstName: string; readonly lastName: string };
  readonly at: string;
}

/** A row of the table after a change was stored, so that it need not be fetched again. */
function withStored(
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

/**
 * Each row as new as this table has ever known it. An answer that was asked for before a change was stored knows less
 * than the table does, and must not take the change out of sight: not even one that arrives before the change was
 * drawn, which is why what was stored is kept here by itself. ATT-028
 */
export function useNewest(students: readonly StudentAttendance[]) {
  const [known] = useState(() => new Map<number, StudentAttendance>());
  function newest(row: StudentAttendance): StudentAttendance {
    const earlier = known.get(row.student.id);
    if (earlier && earlier.version > row.version) return earlier;
    known.set(row.student.id, row);
    return row;
  }
  return {
    students: students.map(newest),
    /** Keeps what came of a change, whatever the list says; answers the row. */
    keep(attendance: Attendance, told: StatusDetails): StudentAttendance | undefined {
      const row = known.get(attendance.studentId);
      return row && newest(withStored(row, attendance, told));
    },
  };
}
