import { useNavigate } from '@tanstack/react-router';
import { changeCareerSession } from '@bcs/contract/features/sessions/abilities';
import type { Session } from '@bcs/contract/features/sessions/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { toast } from '#kit/toasts.ts';
import { useMay } from '#lib/may.ts';
import { useSend } from '#lib/send.ts';

/** Edit and delete, for those who plan career sessions. SESS-022, SESS-023, SESS-075 */
export function CareerActions({ session }: { session: Session }) {
  const may = useMay(changeCareerSession, session);
  const navigate = useNavigate();
  const remove = useSend('deleteCareerSession', {
    asks: {
      // T-15
      title: `Are you sure that you want to delete ${session.name}?`,
      body: 'Students in this class will be notified.',
      action: 'Delete',
      danger: true,
    },
    leaves: true,
    said: `${session.name} has been successfully deleted.`,
    onDone: () => navigate({ to: '/sessions' }),
    onRefused: (failure) => toast(failure.message, 'bad'),
  });
  if (!may) return null;
  return (
    <>
      <LinkButton to="/sessions/$sessionId/edit" params={{ sessionId: String(session.id) }} tone="onNightQuiet">
        <IconPencil size={18} aria-hidden />
        Edit
      </LinkButton>
      <Button tone="onNightQuiet" pending={remove.pending} onClick={() => void remove.send({ id: session.id })}>
        <IconTrash size={18} aria-hidden />
        Delete
      </Button>
    </>
  );
}
