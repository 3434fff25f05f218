import { useQuery } from '@tanstack/react-query';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { isStudent, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** The number on the bubble: unread messages for a student, unread conversations for a student success manager. */
export function ChatBadge({ id }: { id: string }) {
  const { enrollmentId, role } = useViewer();
  const talks = isStudent(role) || role === SUCCESS_MANAGER;
  const { data } = useQuery({ ...callQuery('chatStatus', { enrollmentId }), enabled: talks });
  const count = data?.unreadCount ?? 0;
  if (count === 0) return null;
  const shown = count > 99 ? '99+' : String(count);
  return (
    <span
      id={id}
      className="pointer-events-none absolute -top-0.5 left-6 grid h-4 min-w-4 place-items-center rounded-full bg-bad px-1 text-2xs font-bold whitespace-nowrap text-canvas tabular-nums ring-2 ring-canvas"
    >
      {shown}
      <span className="sr-only"> {unreadText(count, isStudent(role))}</span>
    </span>
  );
}

const unreadText = (count: number, asStudent: boolean) =>
  `unread ${asStudent ? pluralForm(count, 'message', 'messages') : pluralForm(count, 'conversation', 'conversations')}`;
