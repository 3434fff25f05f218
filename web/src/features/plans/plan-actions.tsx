import { IconDots } from '@tabler/icons-react';
import { saveFolder } from '#features/classes/save-folder.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Menu } from '#kit/menu.tsx';
import { MenuItem } from '#kit/menu-item.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import type { Plan } from './plan-edit.ts';

type Props = {
  plan: Plan;
  /** The version that is shown; null for the plan being edited. */
  shown: number | null;
  onEdit: () => void;
};

/** The buttons for a plan as a whole. ADM-071, ADM-104 */
export function PlanActions({ plan: { planId, name, archived }, shown, onEdit }: Props) {
  const told = { onRefused: ({ message }: { message: string }) => toast(message, 'bad') };
  const archive = useSend('archivePlan', {
    asks: {
      title: `Archive ${name}?`,
      body: 'It will no longer be offered. Its versions stay, and you can bring it back at any time.',
      action: 'Archive',
    },
    ...told,
    said: `${name} is archived.`,
  });
  const restore = useSend('restorePlan', { ...told, said: `${name} is back.` });
  const exported = useSend('exportPlan', { ...told, onDone: saveFolder });
  return (
    <>
      <Button pending={exported.pending} onClick={() => void exported.send({ planId, number: shown })}>
        Export as folder
      </Button>
      {archived ? (
        <Button pending={restore.pending} onClick={() => void restore.send({ planId })}>
          Bring back
        </Button>
      ) : (
        <Menu
          label={`Actions for ${name}`}
          button={(wiring) => <IconButton {...wiring} icon={IconDots} iconSize={20} label={`Actions for ${name}`} />}
        >
          <MenuItem onSelect={onEdit}>Edit name and program</MenuItem>
          <MenuItem onSelect={() => void archive.send({ planId })}>Archive</MenuItem>
        </Menu>
      )}
    </>
  );
}
