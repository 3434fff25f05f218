import { fullName } from '@bcs/contract/kernel/full-name';
import { mayReplaceStatus } from '@bcs/contract/features/attendance/marking';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { toAttendanceFacts } from '@bcs/contract/features/attendance/standing';
import { STATUS_CHOICES, statusLabel, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import { IconHistory } from '@tabler/icons-react';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { IconButton } from '#kit/button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { PendingMark } from './marks.ts';
import { ReasonSelect } from './reason-select.tsx';
import type { RowActions } from './row-actions.ts';
import { RowNote } from './row-note.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { labelTone } from './status-look.ts';
import { StatusSelect } from './status-select.tsx';

type Props = {
  row: StudentAttendance;
  startTime: string;
  mark: PendingMark | undefined;
  /** True if an exception was chosen but still needs a reason. */
  asking: boolean;
  actions: RowActions;
};

const CELL = 'px-4 py-1 align-middle max-md:p-0';

/** One student: who, the status, and what is worth knowing about it. On phones two lines, whose places are kept. */
export function AttendanceRow({ row, startTime, mark, asking, actions }: Props) {
  const { role } = useViewer();
  const { choices, locked, reasons } = actions;
  const name = fullName(row.student);
  const status = asking ? 'exception' : (mark?.wish.statusCode ?? row.statusCode);
  const reasonId = asking ? null : mark ? mark.wish.excusedAbsenceReasonId : (row.excusedAbsenceReason?.id ?? null);
  const givesReason = status === 'exception' && !locked && choices?.includes('exception');
  const disabled = locked || !mayReplaceStatus(row.statusCode, role);
  const choose = (statusCode: StatusCode) => actions.choose(row, statusCode);
  return (
    <tr
      role="row"
      className="transition-colors hover:bg-sunken/50 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-2.5"
    >
      <th role="rowheader" scope="row" className={`${CELL} text-left font-semibold md:pl-5`}>
        <span className="flex items-center gap-3">
          <Avatar name={name} src={row.userAccountAvatar} size={28} className="max-md:hidden" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </span>
      </th>
      <td role="cell" className={`${CELL} md:w-px`}>
        {choices ? (
          <span className="flex items-center gap-1 max-md:gap-0.5">
            {!locked && (
              <StatusButtons
                {...{ name, choices, disabled }}
                value={status}
                onChoose={choose}
                onKeyDown={actions.onKeyDown}
              />
            )}
            <StatusSelect
              aria-label={`Status of ${name}`}
              data-student={row.student.id}
              value={status}
              choices={choices}
              disabled={disabled}
              isNarrow={!locked}
              onKeyDown={actions.onKeyDown}
              onChoose={choose}
            />
          </span>
        ) : (
          <ReadOnlyStatus row={row} startTime={startTime} />
        )}
      </td>
      <td
        role="cell"
        className={cx(
          CELL,
          'max-md:col-[1/3] max-md:row-start-2 max-md:pr-12',
          // what is marked must not push the next student away from under the thumb
          choices && !locked ? 'max-md:flex max-md:min-h-11 max-md:items-center' : 'max-md:empty:hidden',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
          {status === 'exception' && !givesReason && !locked && <Badge tone="warn">{STATUS_CHOICES.exception}</Badge>}
          {givesReason && (
            <ReasonSelect
              name={name}
              reasons={reasons}
              value={reasonId}
              asked={asking}
              onChoose={(id) => actions.chooseReason(row, id)}
              onCancel={actions.cancelReason}
            />
          )}
          <RowNote row={row} startTime={startTime} mark={mark} actions={actions} />
        </div>
      </td>
      <td
        role="cell"
        className={`${CELL} md:w-px md:pr-5 max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end`}
      >
        {row.version > 0 && (
          <IconButton
            icon={IconHistory}
            label={`Changes of ${name}`}
            className="size-8! pointer-coarse:size-11!"
            onClick={() => actions.showChanges(row)}
          />
        )}
      </td>
    </tr>
  );
}

function ReadOnlyStatus({ row, startTime }: { row: StudentAttendance; startTime: string }) {
  const label = statusLabel(toAttendanceFacts(startTime, row), 'staff', useNow());
  return <Badge tone={labelTone(label)}>{label}</Badge>;
}
