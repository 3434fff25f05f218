import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#shell/legal-page.tsx';

function Terms() {
  return <LegalPage title="Terms of Use" text="The Terms of Use will be published on this page soon." />;
}

export const Route = createFileRoute('/terms-and-conditions/')({ component: Terms });
