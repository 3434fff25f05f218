import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { IconDots } from '@tabler/icons-react';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Dialog } from '#kit/dialog.tsx';
import { IconButton } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import type { Output } from '#lib/api.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { Moment } from '#lib/moment.tsx';
import { useRead } from '#lib/queries.ts';
import { ChangeDialog, type EnrollmentChange } from './change-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useUndoTransfer } from './undo-transfer.tsx';

type Props = { row: Output<'roster'>['rows'][number]; mayChange: boolean; code: string; timeZone: string };

const FORMS = ['end', 'resume', 'role', 'transfer'] as const satisfies readonly (EnrollmentChange | 'transfer')[];
type Form = (typeof FORMS)[number];

type StoryDialogProps = { row: Output<'roster'>['rows'][number]; timeZone: string; onClose: () => void };
type Event = Output<'enrollmentHistory'>['events'][number];

/** The history of somebody's enrollment in the class, the latest entry first. ADM-030 */
function StoryDialog({ row, timeZone, onClose }: StoryDialogProps) {
  const { data, error } = useRead('enrollmentHistory', { enrollmentId: row.enrollmentId });
  return (
    <Dialog open size="md" onClose={onClose} title={`History of ${fullName(row)}`}>
      <FailureAlert failure={error} of="preview" />
      {!data && !error && <StandBy />}
      <ol className="grid gap-3 empty:hidden">
        {data?.events.map((event) => (
          <li key={event.id} className="grid gap-0.5">
            <p>{sentence(event)}</p>
            {event.note !== null && <p className="text-sm wrap-anywhere">“{event.note}”</p>}
            <p className="text-sm text-muted">
              {event.author ?? 'Command line'}, <Moment at={event.at} zone={timeZone} />
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function sentence({ what, role, roleBefore, endReason }: Event): string {
  const name = ROLE_NAMES[role];
  if (what === 'began') return `Enrolled as ${name}`;
  if (what === 'resumed') return `Resumed as ${name}`;
  if (what === 'role changed') return `${roleBefore === null ? 'Other role' : ROLE_NAMES[roleBefore]} became ${name}`;
  return endReason === null ? `Ended as ${name}` : `Ended as ${name}: ${END_REASON_NAMES[endReason]}`;
}

/** The menu with the actions for somebody's enrollment in the class. */
export function RowActions({ row, mayChange, code, timeZone }: Props) {
  const { enrollmentId, firstName, lastName, active, transfer } = row;
  // the link of an open draft names its form after the #
  const named = useLocation({
    select: ({ hash }) => FORMS.find((form) => hash === `enrollment/${enrollmentId}/${form}`),
  });
  const [open, setOpen] = useState<Form | 'story' | null>(mayChange && named ? named : null);
  const name = fullName({ firstName, lastName });
  const { undo } = useUndoTransfer();
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        align="end"
        button={(wiring) => (
          <IconButton {...wiring} icon={IconDots} iconSize={20} label={`Actions for ${name}`} small />
        )}
      >
        <MenuItem onSelect={() => setOpen('story')}>History</MenuItem>
        {mayChange && active && <MenuItem onSelect={() => setOpen('role')}>Change role</MenuItem>}
        {mayChange && active && <MenuItem onSelect={() => setOpen('transfer')}>Transfer to another class</MenuItem>}
        {mayChange && active && (
          <MenuItem danger onSelect={() => setOpen('end')}>
            End enrollment
          </MenuItem>
        )}
        {mayChange && !active && <MenuItem onSelect={() => setOpen('resume')}>Resume</MenuItem>}
        {mayChange && transfer && (
          <MenuItem onSelect={() => void undo({ enrollmentId, name, from: code, transfer })}>
            Undo the transfer to {transfer.code}
          </MenuItem>
        )}
      </Menu>
      {open === 'story' && <StoryDialog row={row} timeZone={timeZone} onClose={close} />}
      {open === 'transfer' && <TransferDialog {...{ enrollmentId, name, code }} onClose={close} />}
      {open !== null && open !== 'story' && open !== 'transfer' && (
        <ChangeDialog row={row} change={open} onClose={close} />
      )}
    </>
  );
}
