import { IconCircleCheck } from '@tabler/icons-react';
import { CASE_SENT } from '@bcs/contract/features/support/sentences';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';

/** The page after a support request. SUPP-002, SUPP-005, D-164 */
export const CaseSentScreen = () => (
  <StatusPage
    takesFocus
    icon={<IconCircleCheck size={36} stroke={1.7} />}
    title="Support request sent"
    actions={
      <LinkButton to="/" tone="primary">
        Continue
      </LinkButton>
    }
  >
    <p role="status">{CASE_SENT}</p>
  </StatusPage>
);
