import { lazy, Suspense, useState } from 'react';
import { IconArrowLeft, IconLifebuoy, IconX, IconSparkles } from '@tabler/icons-react';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { isStudent, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { IconButton } from '#kit/button.tsx';
import { LinkButton, AnchorButton } from '#kit/link-button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { useViewer } from '#lib/viewer.ts';
import { LiveChat } from './live-chat.tsx';
import { useRead } from '#lib/queries.ts';

/** Renewed before the reference expires, which is after five minutes. */
const RENEW_EVERY = 4 * 60_000;

/** Links to the learning assistant of the cohort, in a new tab; shows nothing if there is none. CHAT-004, D-168 */
function AssistantLink() {
  const { cohortId } = useViewer().enrollment.course;
  const { data } = useRead('askBcsDeepLink', { cohortId }, { staleTime: RENEW_EVERY, refetchInterval: RENEW_EVERY });
  if (!data?.deepLink) return null;
  return (
    <AnchorButton href={data.deepLink} target="_blank" rel="noopener noreferrer">
      <IconSparkles size={19} stroke={1.8} aria-hidden />
      Learning Assistant
    </AnchorButton>
  );
}

const Inbox = lazy(() => import('./inbox.tsx').then((file) => ({ default: file.Inbox })));
const Conversation = lazy(() => import('./conversation.tsx').then((file) => ({ default: file.Conversation })));

const TALKING = { height: 'min(36rem, 75dvh)', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)' };
const LOW = { maxHeight: '24rem', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The panel of the bubble: Live Chat, learning assistant, Support Ticket. CHAT-002 to CHAT-005, D-016, D-017, D-167 */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { cohortUiControl, featureFlags, role, enrollmentId } = useViewer();
  const [talking, setTalking] = useState(false);
  const off = hidden(cohortUiControl, featureFlags);
  const talks = isStudent(role) || role === SUCCESS_MANAGER;
  const close = <IconButton icon={IconX} label="Close" onClick={onClose} />;
  if (talking) {
    return (
      <div className="grid" style={TALKING}>
        <header className="flex items-center gap-2 border-b border-line p-3">
          <IconButton icon={IconArrowLeft} label="Back to help" onClick={() => setTalking(false)} />
          <h2 className="grow text-lg font-semibold">Live Chat</h2>
          {close}
        </header>
        <Suspense fallback={<StandBy />}>
          <Conversation studentEnrollmentId={enrollmentId} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="grid gap-4 p-5">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">How can we help?</h2>
          <p className="text-sm text-muted">We are glad to hear from you.</p>
        </div>
        <span className="-mt-2 -mr-2">{close}</span>
      </header>
      {!off.liveChat && talks && <LiveChat onStart={() => setTalking(true)} onClose={onClose} />}
      {!off.liveChat && role === SUCCESS_MANAGER && (
        <div className="grid" style={LOW}>
          <Suspense fallback={<StandBy />}>
            <Inbox onOpen={onClose} autoFocus />
          </Suspense>
        </div>
      )}
      <AssistantLink />
      {!off.webToCase && (
        <LinkButton to="/support" onClick={onClose}>
          <IconLifebuoy size={19} stroke={1.8} aria-hidden />
          Support Ticket
        </LinkButton>
      )}
    </div>
  );
}
