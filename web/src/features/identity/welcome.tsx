import { Button } from '#kit/button.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Follows a first login while its date lasts. SHELL-060, D-045 */
export const Welcome = ({ onContinue }: { onContinue: () => void }) => (
  <AuthLayout title="Welcome to Bootcamp Square!" lead="This welcome screen will be shown until May 1, 2018.">
    <Button tone="primary" autoFocus onClick={onContinue}>
      Continue
    </Button>
  </AuthLayout>
);
