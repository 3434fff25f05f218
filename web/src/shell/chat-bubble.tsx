import { lazy, Suspense } from 'react';
import { IconMessages } from '@tabler/icons-react';
import { CHAT_BUBBLE_ID, showsChatBubble } from '#features/chat/bubble.ts';
import { cx } from '#kit/cx.ts';
import { Popover } from '#kit/popover.tsx';
import { useViewer } from '#lib/viewer.ts';

const ChatPanel = lazy(() => import('./chat-panel.tsx').then((file) => ({ default: file.ChatPanel })));

/** Help from every page of a class, where university and cohort offer it. D-017, D-166, D-167 */
export function ChatBubble({ raised }: { raised: boolean }) {
  if (!showsChatBubble(useViewer())) return null;
  return (
    <div className={cx('fixed right-4 z-20 lg:right-6 lg:bottom-6', raised ? 'bottom-18' : 'bottom-4')}>
      <Popover
        label="Help"
        button={(wiring) => (
          <button
            type="button"
            {...wiring}
            id={CHAT_BUBBLE_ID}
            aria-label="Chat and help"
            className="grid size-13 place-items-center rounded-full bg-brand text-on-brand shadow-pop transition-[background-color,translate] hover:bg-brand-strong active:translate-y-px"
          >
            <IconMessages size={25} stroke={1.8} aria-hidden />
          </button>
        )}
      >
        {(close) => (
          <Suspense>
            <ChatPanel onClose={close} />
          </Suspense>
        )}
      </Popover>
    </div>
  );
}
