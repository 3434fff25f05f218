import { fullName } from '@bcs/contract/kernel/full-name';
import type { AttendanceChange, StudentAttendance } from '@bcs/contract/features/attendance/model';
import { STATUS_CHOICES } from '@bcs/contract/features/attendance/statuses';
import { IconArrowRight } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { Moment } from '#lib/moment.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { setterName } from './setter-name.ts';
import { STATUS_TONE } from './status-look.ts';

type Props = { sessionId: number; row: StudentAttendance | null; onClose: () => void };

/** Every change of one student's status: who, when, before and after. */
export function ChangesDialog({ sessionId, row, onClose }: Props) {
  const name = row && fullName(row.student);
  return (
    <Dialog open={row !== null} onClose={onClose} title={`Changes of ${name}`} size="md">
      {row && <Changes sessionId={sessionId} studentId={row.student.id} />}
    </Dialog>
  );
}

function Changes({ sessionId, studentId }: { sessionId: number; studentId: number }) {
  const { data, error } = useRead('attendance', { sessionId }, { refetchOnMount: 'always' });
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  const students = 'students' in data ? data.students : [];
  const changes = students.find(({ student }) => student.id === studentId)?.changes ?? [];
  return (
    <ol className="grid gap-4">
      {changes.toReversed().map((change, index) => (
        <li key={index} className="grid gap-1.5">
          <Change change={change} />
        </li>
      ))}
    </ol>
  );
}

function Change({ change }: { change: AttendanceChange }) {
  const { timeZone } = useViewer();
  const { changedBy, changedAt, oldStatus, newStatus, newReason } = change;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={STATUS_TONE[oldStatus]}>{STATUS_CHOICES[oldStatus]}</Badge>
        <IconArrowRight size={16} aria-label="to" className="text-muted" />
        <Badge tone={STATUS_TONE[newStatus]}>{STATUS_CHOICES[newStatus]}</Badge>
        {newReason && <span className="text-sm">{newReason}</span>}
      </p>
      <p className="text-sm text-muted">
        {setterName(changedBy)} · <Moment at={changedAt} zone={timeZone} />
      </p>
    </>
  );
}
