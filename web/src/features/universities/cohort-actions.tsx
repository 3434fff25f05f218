import { useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';
import { CohortSwitches, switchesDraft } from './cohort-switches.tsx';
import { CohortDialog, partDraft } from './part-dialog.tsx';

type University = Output<'adminUniversity'>;
type Props = { university: University; cohort: University['cohorts'][number] };

/** The menu of what can be done about a cohort. */
export function CohortActions({ university, cohort }: Props) {
  const { id: universityId } = university;
  const { id: cohortId, name, archived } = cohort;
  // the link of an open draft names its form behind the #
  const hash = useLocation({ select: (location) => location.hash });
  const draft = partDraft('cohort', universityId, cohortId);
  const named = { [draft]: 'edit', [switchesDraft(universityId, cohortId)]: 'switches' };
  const [open, setOpen] = useState<string | null>(named[hash] ?? null);
  const close = () => setOpen(null);
  const told = { onRefused: toastFailure };
  const archive = useSend('archiveCohort', {
    ...told,
    said: `${name} is archived. Its classes continue.`,
  });
  const restore = useSend('restoreCohort', { ...told, said: `${name} is back.` });
  const which = { universityId, cohortId };
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        align="end"
        button={(wiring) => <IconButton {...wiring} icon={IconDots} iconSize={20} label={`Actions for ${name}`} />}
      >
        <MenuItem onSelect={() => setOpen('edit')}>Edit</MenuItem>
        <MenuItem onSelect={() => setOpen('switches')}>Choose what it shows</MenuItem>
        {archived ? (
          <MenuItem onSelect={() => void restore.send(which)}>Bring back</MenuItem>
        ) : (
          <MenuItem onSelect={() => void archive.send(which)}>Archive</MenuItem>
        )}
      </Menu>
      {open === 'edit' && <CohortDialog university={university} part={cohort} onClose={close} />}
      {open === 'switches' && <CohortSwitches universityId={universityId} cohort={cohort} onClose={close} />}
    </>
  );
}
