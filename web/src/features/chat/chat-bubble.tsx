import { lazy, Suspense } from 'react';
import { IconMessages } from '@tabler/icons-react';
import { IconButton } from '#kit/button.tsx';
import { Popover } from '#kit/popover.tsx';
import { useViewer } from '#lib/viewer.ts';
import { CHAT_BUBBLE_ID, showsChatBubble, takesPartInChat } from './bubble.ts';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { isStudent } from '@bcs/contract/kernel/roles';
import { useRead } from '#lib/queries.ts';

/** The number on the bubble: unread messages for a student, unread conversations for a student success manager. */
function ChatBadge({ id }: { id: string }) {
  const viewer = useViewer();
  const { enrollmentId, role } = viewer;
  const { data } = useRead('chatStatus', { enrollmentId }, { enabled: takesPartInChat(viewer) });
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

const ChatPanel = lazy(() => import('./chat-panel.tsx').then((file) => ({ default: file.ChatPanel })));
const UNREAD_ID = 'chat-unread';

/**
 * Help from every page of a class, where university and cohort offer it. It has its place in the header, since a
 * bubble that floats covers the buttons below it. D-017, D-166, D-167
 */
export function ChatBubble() {
  if (!showsChatBubble(useViewer())) return null;
  return (
    <Popover
      label="Help"
      className="w-96"
      button={(wiring) => (
        <span className="relative">
          <IconButton {...wiring} id={CHAT_BUBBLE_ID} aria-describedby={UNREAD_ID} label="Chat and help">
            <IconMessages size={21} stroke={1.8} aria-hidden />
          </IconButton>
          <ChatBadge id={UNREAD_ID} />
        </span>
      )}
    >
      {(close) => (
        <Suspense>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
