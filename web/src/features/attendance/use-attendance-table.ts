import { useState } from 'react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { isStatusExpected, isOpenRow, matchesFilter, NO_ATTENDANCE_FILTER, type AttendanceFilter } from './filter.ts';
import { newerMarks } from './marks.ts';
import { useMarks, type MarksOwner } from './use-marks.ts';

const NO_REASON = { excusedAbsenceReasonId: null };

/** A status chosen in one row. */
interface Step {
  readonly studentId: number;
  readonly before: { readonly statusCode: StatusCode; readonly excusedAbsenceReasonId: number | null };
  readonly after: StatusCode;
}

/** The students that one press has marked, and their status. */
type Marked = { readonly ids: readonly number[]; readonly statusCode: 'present' | 'remote' };
const NOBODY: Marked = { ids: [], statusCode: 'present' };

/** Everything that happens in an attendance table: filter, choices, all present and its undo. */
export function useAttendanceTable(
  students: readonly StudentAttendance[],
  owner: MarksOwner,
  status: AttendanceFilter['status'] = 'all',
) {
  const { marks: all, set, drop } = useMarks(owner);
  const marks = newerMarks(all, students);
  const [filter, setFilter] = useState<AttendanceFilter>({ ...NO_ATTENDANCE_FILTER, status });
  // rows that were changed stay in view until the filter is changed, or the list would run away under the hand
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<number | null>(null);
  const [marked, setMarked] = useState<Marked>(NOBODY);
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const statusOf = (row: StudentAttendance): StatusCode => marks.get(row.student.id)?.wish.statusCode ?? row.statusCode;
  const isOpen = (row: StudentAttendance) => isOpenRow(row, statusOf(row));
  const wish = (row: StudentAttendance, statusCode: StatusCode, excusedAbsenceReasonId: number | null) => {
    const before = marks.get(row.student.id)?.wish ?? {
      statusCode: row.statusCode,
      excusedAbsenceReasonId: row.excusedAbsenceReason?.id ?? null,
    };
    setSteps((earlier) => [...earlier, { studentId: row.student.id, before, after: statusCode }]);
    setTouched((before) => new Set(before).add(row.student.id));
    set(row.student.id, { statusCode, excusedAbsenceReasonId }, row.version);
  };

  const markAll = (rows: readonly StudentAttendance[], statusCode: Marked['statusCode']) => {
    const open = rows.filter(isOpen);
    for (const row of open) set(row.student.id, { statusCode, ...NO_REASON }, row.version);
    setMarked({ ids: open.map(({ student }) => student.id), statusCode });
  };

  return {
    marks,
    filter,
    asking,
    isOpen,
    /** The number of those marked by one press; 0 once it is taken back. Their status follows. */
    markedCount: marked.ids.length,
    markedAs: marked.statusCode,
    openCount: students.filter(isOpen).length,
    /** The number of students whose status is asked for, or known. */
    askedCount: students.filter((row) => isStatusExpected(row) || statusOf(row) !== 'none').length,
    statuses: students.map(statusOf),
    shown: students.filter((row) => touched.has(row.student.id) || matchesFilter(row, statusOf(row), filter)),
    setFilter(next: AttendanceFilter) {
      setFilter(next);
      setTouched(new Set());
    },
    choose(row: StudentAttendance, statusCode: StatusCode) {
      // an exception is saved only together with its reason
      setAsking(statusCode === 'exception' ? row.student.id : null);
      if (statusCode === 'exception' || statusCode === statusOf(row)) return;
      wish(row, statusCode, null);
    },
    chooseReason(row: StudentAttendance, reasonId: number) {
      setAsking(null);
      wish(row, 'exception', reasonId);
    },
    cancelReason: () => setAsking(null),
    drop: ({ student }: StudentAttendance) => drop(student.id),
    /** Tries again, this time with the stored version. */
    retry(row: StudentAttendance) {
      const again = marks.get(row.student.id)?.wish;
      if (again) set(row.student.id, again, row.version);
    },
    allPresent: () => markAll(students, 'present'),
    /** Marks the given students who have no status yet. */
    markAll,
    undo() {
      for (const row of students) {
        // a student who checked in at the same moment was present without it
        const checkedIn = (row.attendance?.punctualityId ?? null) !== null;
        const mine = marked.ids.includes(row.student.id) && statusOf(row) === marked.statusCode && !checkedIn;
        if (mine) set(row.student.id, { statusCode: 'none', ...NO_REASON }, row.version);
      }
      setMarked(NOBODY);
    },
    /**
     * Undoes the last status that was chosen; returns the student, or null if it has changed since or there is none.
     */
    undoLast(): StudentAttendance | null {
      const step = steps.at(-1);
      const row = students.find(({ student }) => student.id === step?.studentId);
      setSteps((all) => all.slice(0, -1));
      if (!step || !row || statusOf(row) !== step.after) return null;
      set(row.student.id, step.before, row.version);
      return row;
    },
    forgetUndo: () => setMarked(NOBODY),
  };
}
