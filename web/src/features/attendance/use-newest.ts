import { useState } from 'react';
import type { Attendance, StudentAttendance } from '@bcs/contract/features/attendance/model';
import { withStored, type StatusDetails } from './stored-status.ts';

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
