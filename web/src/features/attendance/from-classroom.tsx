import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useRead } from '#lib/queries.ts';

/** The statuses that may be taken over; the rest is for people to judge. */
export type AdoptedStatus = 'present' | 'remote';

type Props = {
  sessionId: number;
  students: readonly StudentAttendance[];
  /** Tells whether nothing is recorded yet for somebody: only such rows are filled from the classroom. */
  isOpen: (row: StudentAttendance) => boolean;
  /** Copies visits into attendance; null if attendance can no longer be changed here. */
  onTakeOver: ((rows: readonly StudentAttendance[], statusCode: AdoptedStatus) => void) | null;
};
const STATUSES = [
  { value: 'remote', label: 'Remote' },
  { value: 'present', label: 'Present' },
] as const;
const USUAL_MINUTES = 30;
const nameOf = ({ student }: StudentAttendance) => fullName(student);

/** Lists who was in the live classroom, and for how long. It helps with attendance and decides nothing. */
export function FromClassroom({ sessionId, students, isOpen, onTakeOver }: Props) {
  const { data } = useRead('meetingPresence', { sessionId });
  const [choosing, setChoosing] = useState(false);
  const seen = students.flatMap((row) => {
    const presence = data?.presence.find(({ studentId }) => studentId === row.student.id);
    return presence ? [{ row, ...presence }] : [];
  });
  if (seen.length === 0) return null;
  return (
    <details className="border-t border-line px-4 py-3 sm:px-5">
      <summary className="font-semibold">
        In the live classroom: {seen.length} of {students.length}
      </summary>
      <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {seen.map(({ row, minutes, inside }) => (
          <li key={row.student.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{nameOf(row)}</span>
            <span className="text-muted">
              {plural(minutes, 'minute')}
              {inside && ', there now'}
            </span>
          </li>
        ))}
      </ul>
      {onTakeOver && (
        <Button className="mt-3" onClick={() => setChoosing(true)}>
          Take over into attendance
        </Button>
      )}
      {choosing && onTakeOver && (
        <Preview
          seen={seen.filter(({ row }) => isOpen(row))}
          onClose={() => setChoosing(false)}
          onTakeOver={(rows, statusCode) => {
            setChoosing(false);
            onTakeOver(rows, statusCode);
          }}
        />
      )}
    </details>
  );
}

type PreviewProps = {
  seen: readonly { readonly row: StudentAttendance; readonly minutes: number }[];
  onClose: () => void;
  onTakeOver: (rows: readonly StudentAttendance[], statusCode: AdoptedStatus) => void;
};

/** The dialog that shows who is concerned before it happens; afterwards it can be undone. */
function Preview({ seen, onClose, onTakeOver }: PreviewProps) {
  const [least, setLeast] = useState(String(USUAL_MINUTES));
  const [statusCode, setStatusCode] = useState<AdoptedStatus>('remote');
  const rows = seen.filter(({ minutes }) => minutes >= Number(least)).map(({ row }) => row);
  const label = STATUSES.find(({ value }) => value === statusCode)?.label.toLowerCase() ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take over into attendance"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={rows.length === 0} onClick={() => onTakeOver(rows, statusCode)}>
            Mark {plural(rows.length, 'student')} {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">Students whose attendance is recorded already stay as they are.</p>
        <TextField
          label="At least so many minutes in the classroom"
          type="number"
          min={0}
          max={600}
          value={least}
          onChange={({ currentTarget }) => setLeast(currentTarget.value)}
        />
        <Segmented label="Mark them" value={statusCode} onChange={setStatusCode} options={[...STATUSES]} />
        <ul aria-label="Students" className="grid max-h-60 gap-1 overflow-auto">
          {rows.map((row) => (
            <li key={row.student.id}>{nameOf(row)}</li>
          ))}
        </ul>
        {rows.length === 0 && <p>No unmarked student stayed that long.</p>}
      </div>
    </Dialog>
  );
}
