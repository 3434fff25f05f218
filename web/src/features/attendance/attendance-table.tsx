import { fullName } from '@bcs/contract/kernel/full-name';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { setStatus } from '@bcs/contract/features/attendance/abilities';
import { isAttendanceLocked, statusChoices } from '@bcs/contract/features/attendance/marking';
import type { Attendance, ExcusedAbsenceReason, StudentAttendance } from '@bcs/contract/features/attendance/model';
import { STATUS_CHOICES } from '@bcs/contract/features/attendance/statuses';
import { seePresence } from '@bcs/contract/features/classroom/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { IconUsers } from '@tabler/icons-react';
import { EmptyState } from '#kit/empty-state.tsx';
import { useNow } from '#lib/now.ts';
import { isIgnoredKey, useShortcuts } from '#lib/shortcuts.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useViewer } from '#lib/viewer.ts';
import { AttendanceHead } from './attendance-head.tsx';
import { AttendanceRow } from './attendance-row.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import type { AttendanceFilter } from './filter.ts';
import { keyAction, KEYS, KEYS_WITH_EXCEPTION } from './keys.ts';
import type { RowActions } from './row-actions.ts';
import { SystemAbsences } from './system-absences.tsx';
import { useAttendanceTable } from './use-attendance-table.ts';
import { useNewest } from './use-newest.ts';

// only for classes that meet in the built-in classroom
const FromClassroom = lazy(() => import('./from-classroom.tsx').then((file) => ({ default: file.FromClassroom })));

export interface TableOwner {
  readonly sessionId: number;
  /** A change was stored; this is its row from now on. */
  readonly onStored: (row: StudentAttendance) => void;
  /** Somebody else was faster: the rows are fetched again before the conflict is shown. */
  readonly refresh: () => Promise<unknown>;
}

type Props = {
  startTime: string;
  endTime: string;
  students: readonly StudentAttendance[];
  reasons: readonly ExcusedAbsenceReason[];
  owner: TableOwner;
  /** The status by which the address filters at first. SUCC-009 */
  status?: AttendanceFilter['status'];
};

/**
 * The table of attendance: filter, a dropdown and a letter per status for each student, saved as it is made. ATT-003,
 * ATT-004
 */
export function AttendanceTable({ startTime, endTime, students: given, reasons, owner, status }: Props) {
  const { students, keep } = useNewest(given);
  const { role, timeZone, user } = useViewer();
  const now = useNow();
  const onStored = (attendance: Attendance) => {
    const row = keep(attendance, { reasons, by: user, at: serverNow() });
    if (row) owner.onStored(row);
  };
  const table = useAttendanceTable(students, { ...owner, onStored }, status);
  const [changesOf, setChangesOf] = useState<StudentAttendance | null>(null);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLTableSectionElement>(null);
  const edits = roleMay(setStatus, role);
  const locked = isAttendanceLocked({ startTime, endTime, zone: timeZone }, role, now);
  const choices = edits ? statusChoices(role, locked) : null;
  /** Letters set and go on to the next student; arrows go from student to student. */
  const onKeyDown = (event: KeyboardEvent) => {
    const selects = Array.from(body.current?.querySelectorAll<HTMLSelectElement>('select[data-student]:enabled') ?? []);
    // the dropdown of a student, or one of the buttons beside it
    const pressed = event.currentTarget.closest('tr');
    const at = selects.findIndex((select) => pressed?.contains(select));
    const action = at < 0 || isIgnoredKey(event.nativeEvent) ? null : keyAction(event);
    if (!action) return;
    event.preventDefault();
    const aimed = { next: at + 1, previous: at - 1, first: 0, last: selects.length - 1 };
    if (action.kind === 'held') return;
    if (action.kind === 'undo') return undo(selects);
    if (action.kind === 'go') return selects[aimed[action.to]]?.focus();
    const row = students.find(({ student }) => String(student.id) === selects[at]?.dataset['student']);
    if (!row || !choices?.includes(action.statusCode)) return;
    table.choose(row, action.statusCode);
    setSaid(`${fullName(row.student)}: ${STATUS_CHOICES[action.statusCode]}`);
    if (action.statusCode !== 'exception') selects[at + 1]?.focus();
  };
  const undo = (selects: readonly HTMLSelectElement[]) => {
    const row = table.undoLast();
    if (!row) return;
    setSaid(`${fullName(row.student)}: undone`);
    selects.find((select) => select.dataset['student'] === String(row.student.id))?.focus();
  };
  /** The button disappears after the press, so the focus moves to the rows, where the exceptions are marked. */
  const thenToRows = (act: () => void) => () => {
    act();
    body.current?.querySelector<HTMLSelectElement>('select[data-student]:enabled')?.focus();
  };
  const head = {
    ...table,
    allPresent: thenToRows(table.allPresent),
    undo: thenToRows(table.undo),
    forgetUndo: thenToRows(table.forgetUndo),
  };
  useShortcuts(choices && !locked ? (choices.includes('exception') ? KEYS_WITH_EXCEPTION : KEYS) : null);
  const actions: RowActions = { ...table, choices, locked, reasons, onKeyDown, showChanges: setChangesOf };

  return (
    <>
      <AttendanceHead table={head} editable={edits && !locked} locked={edits && locked} choices={choices} />
      {edits && !locked && <SystemAbsences sessionId={owner.sessionId} students={students} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <table role="table" aria-label="Attendance" className="w-full text-left max-md:block">
        <thead role="rowgroup" className="text-sm text-muted max-md:sr-only">
          <tr role="row" className="border-b border-line *:px-4 *:py-1.5 *:font-semibold">
            <th role="columnheader" scope="col" className="md:pl-5">
              Student
            </th>
            <th role="columnheader" scope="col">
              Status
            </th>
            <th role="columnheader" scope="col">
              Details
            </th>
            <th role="columnheader" scope="col">
              <span className="sr-only">Changes</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className="divide-y divide-line max-md:block">
          {table.shown.map((row) => (
            <AttendanceRow
              key={row.student.id}
              row={row}
              startTime={startTime}
              mark={table.marks.get(row.student.id)}
              asking={table.asking === row.student.id}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
      {table.shown.length === 0 && (
        <EmptyState
          level={3}
          icon={<IconUsers size={28} />}
          title={students.length === 0 ? 'No students are enrolled in this class.' : 'No student matches this filter.'}
        />
      )}
      {/* comes last, so that it moves no row */}
      {roleMay(seePresence, role) && (
        <Suspense>
          <FromClassroom
            sessionId={owner.sessionId}
            students={students}
            isOpen={table.isOpen}
            onTakeOver={edits && !locked ? table.markAll : null}
          />
        </Suspense>
      )}
      <ChangesDialog sessionId={owner.sessionId} row={changesOf} onClose={() => setChangesOf(null)} />
    </>
  );
}
