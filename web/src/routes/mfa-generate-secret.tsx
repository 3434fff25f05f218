import { createFileRoute } from '@tanstack/react-router';
import { MfaSecretScreen } from '#features/identity/mfa-secret-screen.tsx';

export const Route = createFileRoute('/mfa-generate-secret')({ component: MfaSecretScreen });
