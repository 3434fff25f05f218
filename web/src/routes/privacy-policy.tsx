import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#shell/legal-page.tsx';

function PrivacyPolicy() {
  return <LegalPage title="Privacy Policy" text="The Privacy Policy will be published on this page soon." />;
}

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicy });
