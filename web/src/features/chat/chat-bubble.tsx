import { lazy, Suspense } from 'react';
import { IconMessages } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { Popover } from '#kit/popover.tsx';
import { useViewer } from '#lib/viewer.ts';
import { CHAT_BUBBLE_ID, showsChatBubble } from './bubble.ts';
import { ChatBadge } from './chat-badge.tsx';

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
