import type { ReactNode } from 'react';
import { IconExternalLink, IconMessageCircle } from '@tabler/icons-react';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { AnchorButton, LinkButton } from '#kit/link-button.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { OFFLINE } from './offline.ts';

/** The entry Live Chat of the bubble: online while somebody is there to answer. CHAT-002, CHAT-005, D-167 */
export function LiveChat({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  const { enrollmentId, role } = useViewer();
  const { data } = useRead('chatStatus', { enrollmentId });
  if (!data) return <Entry badge={null}>{null}</Entry>;
  if (data.externalUrl !== null) {
    return (
      <Entry badge={null}>
        <AnchorButton href={data.externalUrl} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          <IconExternalLink size={18} aria-hidden />
          Open Live Chat
        </AnchorButton>
      </Entry>
    );
  }
  if (!isStudent(role)) {
    return (
      <Entry badge={null}>
        <LinkButton to="/chat" onClick={onClose}>
          Open the inbox
        </LinkButton>
      </Entry>
    );
  }
  const unread = data.unreadCount > 0 && <Badge tone="brand">{data.unreadCount} new</Badge>;
  return (
    <Entry badge={<Badge tone={data.online ? 'good' : 'neutral'}>{data.online ? 'Online' : 'Offline'}</Badge>}>
      {data.online ? (
        <>
          <p className="text-sm text-muted">Your student success managers answer here.</p>
          <Button tone="primary" onClick={onStart}>
            {data.hasConversation ? 'Continue the conversation' : 'Start a conversation'}
            {unread}
          </Button>
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{OFFLINE}</p>
          {data.hasConversation && (
            <Button onClick={onStart}>
              Read your conversation
              {unread}
            </Button>
          )}
        </>
      )}
    </Entry>
  );
}

const Entry = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <div className="grid gap-2">
    <div className="flex items-center gap-2">
      <IconMessageCircle size={20} stroke={1.8} aria-hidden />
      <h3 className="font-semibold">Live Chat</h3>
      {badge}
    </div>
    {children}
  </div>
);
