import type { ReactNode } from 'react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { toAttendanceFacts, requestStateOf } from '@bcs/contract/features/attendance/standing';
import { isApprovedAhead, STATUS_CHOICES } from '@bcs/contract/features/attendance/statuses';
import { localDay, timeText } from '@bcs/contract/kernel/clock';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { PendingMark } from './marks.ts';
import type { RowActions } from './row-actions.ts';
import { setterName } from './setter-name.ts';

type Props = { row: StudentAttendance; startTime: string; mark: PendingMark | undefined; actions: RowActions };

/** The note beside a status: how saving goes, what was requested, who set it and when. */
export function RowNote({ row, startTime, mark, actions }: Props) {
  if (mark?.state === 'saving' || mark?.state === 'stored') {
    return (
      <span className="flex items-center gap-2 text-xs text-muted">
        <Spinner size={14} /> Saving
      </span>
    );
  }
  if (mark?.state === 'conflict') return <Conflict row={row} mark={mark} actions={actions} />;
  if (mark) {
    return (
      <Warning text={mark.message ?? ''}>
        <Button size="sm" onClick={() => actions.retry(row)}>
          Try again
        </Button>
        <Button size="sm" tone="quiet" onClick={() => actions.drop(row)}>
          Discard
        </Button>
      </Warning>
    );
  }
  return <StoredNote row={row} startTime={startTime} actions={actions} />;
}

function Conflict({ row, mark, actions }: { row: StudentAttendance; mark: PendingMark; actions: RowActions }) {
  const stored = STATUS_CHOICES[row.statusCode];
  const who = row.setBy ? setterName(row.setBy) : 'Someone else';
  return (
    <Warning text={`${who} chose ${stored} in the meantime.`}>
      <Button size="sm" onClick={() => actions.drop(row)}>
        Keep {stored}
      </Button>
      <Button size="sm" tone="quiet" onClick={() => actions.retry(row)}>
        Set {STATUS_CHOICES[mark.wish.statusCode]}
      </Button>
    </Warning>
  );
}

const Warning = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-bad">
    <span className="flex items-center gap-1.5 font-medium">
      <IconAlertTriangle size={16} aria-hidden className="shrink-0" />
      {text}
    </span>
    {children}
  </div>
);

const PUNCTUALITY = { 1: 'Checked in on time', 2: 'Checked in late' } as const;

function StoredNote({ row, startTime, actions: { choices, locked } }: Omit<Props, 'mark'>) {
  const { timeZone } = useViewer();
  const now = useNow();
  const request = requestStateOf(row);
  const approved = isApprovedAhead(toAttendanceFacts(startTime, row), now);
  // a dropdown has no word for requests; who only looks on reads it in the status itself
  const inDropdown = choices !== null;
  const punctuality = row.attendance?.punctualityId ?? null;
  return (
    <>
      {!row.wasThere && <Badge>Before joining</Badge>}
      {row.isBlocked && <BlockedBadge />}
      {inDropdown && request === 'pending' && row.statusCode === 'none' && <Badge tone="brand">Pending</Badge>}
      {inDropdown && approved && <Badge tone="brand">Approved</Badge>}
      {(!inDropdown || locked) && row.excusedAbsenceReason && (
        <span className="text-sm wrap-anywhere">{row.excusedAbsenceReason.description}</span>
      )}
      {row.setAt && (
        <span className="text-xs text-muted">
          {punctuality === null ? setterName(row.setBy) : PUNCTUALITY[punctuality]}
          {` · ${momentText(row.setAt, startTime, timeZone)}`}
        </span>
      )}
    </>
  );
}

/** The time is enough on the day of the session. */
const momentText = (at: string, startTime: string, zone: string) =>
  localDay(at, zone) === localDay(startTime, zone) ? timeText(at, zone) : formatDateTime(at, zone);
