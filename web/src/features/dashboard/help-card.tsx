import { IconLifebuoy } from '@tabler/icons-react';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { openChatBubble, showsChatBubble } from '#features/chat/bubble.ts';
import { useViewer } from '#lib/viewer.ts';

/** A line that says where help can be found. DASH-018, D-059 */
export function HelpCard() {
  const viewer = useViewer();
  return (
    <Card aria-labelledby="help-title" className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5">
      <IconLifebuoy size={20} aria-hidden className="shrink-0 text-brand" />
      <h2 id="help-title" className="font-semibold">
        Need help?
      </h2>
      <p className="grow text-sm text-muted">Our support team is here for you.</p>
      {!hidden(viewer.cohortUiControl, viewer.featureFlags).webToCase && (
        <LinkButton to="/support" size="sm">
          Contact support
        </LinkButton>
      )}
      {showsChatBubble(viewer) && (
        <Button size="sm" onClick={openChatBubble}>
          Open chat
        </Button>
      )}
    </Card>
  );
}
