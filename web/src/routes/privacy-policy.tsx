import { createFileRoute } from '@tanstack/react-router';
import { PRIVACY_POLICY } from '@bcs/contract/features/legal/privacy-policy';
import { LegalPage } from '#shell/legal-page.tsx';

const PrivacyPolicy = () => <LegalPage text={PRIVACY_POLICY} />;

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicy });
