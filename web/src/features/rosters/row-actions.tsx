import { useState } from 'react';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import type { Output } from '#lib/api.ts';
import { ChangeDialog, type Change } from './change-dialog.tsx';
import { StoryDialog } from './story-dialog.tsx';

type Props = { row: Output<'roster'>['rows'][number]; mayChange: boolean; timeZone: string };

/** What can be done about somebody's place in the class. */
export function RowActions({ row, mayChange, timeZone }: Props) {
  const [open, setOpen] = useState<Change | 'story' | null>(null);
  const { firstName, lastName, active } = row;
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={`Actions for ${firstName} ${lastName}`}
        align="end"
        button={(wiring) => (
          <IconButton {...wiring} label={`Actions for ${firstName} ${lastName}`}>
            <IconDots size={20} aria-hidden />
          </IconButton>
        )}
      >
        <MenuItem onSelect={() => setOpen('story')}>History</MenuItem>
        {mayChange && active && <MenuItem onSelect={() => setOpen('role')}>Change role</MenuItem>}
        {mayChange && active && (
          <MenuItem danger onSelect={() => setOpen('end')}>
            End enrollment
          </MenuItem>
        )}
        {mayChange && !active && <MenuItem onSelect={() => setOpen('resume')}>Resume</MenuItem>}
      </Menu>
      {open === 'story' && <StoryDialog row={row} timeZone={timeZone} onClose={close} />}
      {open !== null && open !== 'story' && <ChangeDialog row={row} change={open} onClose={close} />}
    </>
  );
}
