import { IconLifebuoy } from '@tabler/icons-react';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { openChatBubble, showsChatBubble } from '#features/chat/bubble.ts';
import { useViewer } from '#lib/viewer.ts';
import { SideCard } from './side-card.tsx';

/** Where help is. DASH-018, D-059 */
export function HelpCard() {
  const viewer = useViewer();
  const actions = (
    <>
      {!hidden(viewer.cohortUiControl, viewer.featureFlags).webToCase && (
        <LinkButton to="/support">Contact support</LinkButton>
      )}
      {showsChatBubble(viewer) && <Button onClick={openChatBubble}>Open chat</Button>}
    </>
  );
  return (
    <SideCard title="Need help?" icon={<IconLifebuoy size={20} />} action={actions}>
      <p className="text-muted">Our support team is here for you.</p>
    </SideCard>
  );
}
