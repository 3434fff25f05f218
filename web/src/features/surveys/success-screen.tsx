import { IconCircleCheck } from '@tabler/icons-react';
import type { THANKS } from '@bcs/contract/features/surveys/sentences';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';

/** After a survey. SURV-009 to SURV-021, D-141 */
export const SuccessScreen = ({ says }: { says: readonly (typeof THANKS)[keyof typeof THANKS][] }) => (
  <StatusPage
    takesFocus
    icon={<IconCircleCheck size={36} stroke={1.7} />}
    title="Thank you!"
    actions={
      <LinkButton to="/" tone="primary">
        Continue
      </LinkButton>
    }
  >
    <div role="status">
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  </StatusPage>
);
