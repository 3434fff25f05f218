import { fullName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import type { Output } from '#lib/api.ts';
import { ChangeDialog, type EnrollmentChange } from './change-dialog.tsx';
import { StoryDialog } from './story-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useUndoTransfer } from './undo-transfer.tsx';

type Props = { row: Output<'roster'>['rows'][number]; mayChange: boolean; code: string; timeZone: string };

const FORMS = ['end', 'resume', 'role', 'transfer'] as const satisfies readonly (EnrollmentChange | 'transfer')[];
type Form = (typeof FORMS)[number];

/** The menu of what can be done about somebody's place in the class. */
export function RowActions({ row, mayChange, code, timeZone }: Props) {
  const { enrollmentId, firstName, lastName, active, transfer } = row;
  // the link of an open draft names its form behind the #
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
          <IconButton {...wiring} label={`Actions for ${name}`} small>
            <IconDots size={20} aria-hidden />
          </IconButton>
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
