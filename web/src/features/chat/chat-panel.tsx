import { IconLifebuoy, IconMessageCircle, IconX } from '@tabler/icons-react';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { Badge } from '#kit/badge.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';

/** Annex A, T-41 */
const OFFLINE = 'Live Chat is currently offline. Please create a support ticket and we will contact you by e-mail.';

/** What the bubble offers: Live Chat, offline until it comes, and Support Ticket. D-016, D-017, D-167 */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { cohortUiControl, featureFlags } = useViewer();
  const off = hidden(cohortUiControl, featureFlags);
  return (
    <div className="grid gap-4 p-5">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">How can we help?</h2>
          <p className="text-sm text-muted">We are glad to hear from you.</p>
        </div>
        <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      {!off.liveChat && (
        <div className="grid gap-1.5">
          <div className="flex items-center gap-2">
            <IconMessageCircle size={20} stroke={1.8} aria-hidden />
            <h3 className="font-semibold">Live Chat</h3>
            <Badge>Offline</Badge>
          </div>
          <p className="text-sm text-muted">{OFFLINE}</p>
        </div>
      )}
      {!off.webToCase && (
        <LinkButton to="/support" onClick={onClose}>
          <IconLifebuoy size={19} stroke={1.8} aria-hidden />
          Support Ticket
        </LinkButton>
      )}
    </div>
  );
}
