import { createFileRoute } from '@tanstack/react-router';
import { PRIVACY_POLICY } from '@bcs/contract/features/legal/privacy-policy';
import { LegalPage } from '#shell/legal-page.tsx';

function PrivacyPolicy() {
  return <LegalPage text={PRIVACY_POLICY} />;
}

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicy });
