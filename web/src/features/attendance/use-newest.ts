import { useState } from 'react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';

/**
 * Each row as new as this table has ever seen it. An answer that was asked for before a change was stored knows less
 * than the table does, and must not take the change out of sight. ATT-028
 */
export function useNewest(students: readonly StudentAttendance[]): readonly StudentAttendance[] {
  const [seen] = useState(() => new Map<number, StudentAttendance>());
  return students.map((row) => {
    const known = seen.get(row.student.id);
    const newest = known && known.version > row.version ? known : row;
    seen.set(row.student.id, newest);
    return newest;
  });
}
