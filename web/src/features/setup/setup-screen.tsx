import { useState } from 'react';
import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { LoginLink, SecondFactor } from './second-factor.tsx';
import { SetupForm } from './setup-form.tsx';

/** The first admin of a new installation: code and account, then the second factor. ADM-119, D-186 */
export function SetupScreen() {
  const [made, setMade] = useState<{ email: string; hasSecondFactor: boolean } | null>(null);
  if (made) {
    return (
      <AuthLayout
        title="You are the first admin"
        lead="One step is left: a second factor for your login."
        windowTitle="Set up"
      >
        <SecondFactor {...made} />
        <LoginLink />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Set up Bootcamp Square"
      lead="No one administers this installation yet. Make yourself its first admin."
      windowTitle="Set up"
    >
      <SetupForm onDone={setMade} />
    </AuthLayout>
  );
}
