import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { showsWelcomeScreen } from '@bcs/contract/features/identity/notices';
import { Alert } from '#kit/alert.tsx';
import { queryClient } from '#lib/query-client.ts';
import { serverNow } from '#lib/server-clock.ts';
import { resumeSession } from '#lib/auth-session-end.ts';
import { AuthLayout } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { clearLoginNotice, type Notice } from './login-notice.ts';
import { popRememberedLocation } from './remembered-location.ts';
import type { SignInOutcome } from './sign-in.ts';

// its date has passed
const Welcome = lazy(() => import('./welcome.tsx').then((file) => ({ default: file.Welcome })));

/** Specified by AUTH-001. */
export function LoginScreen({ notice }: { notice: Notice | null }) {
  const [welcome, setWelcome] = useState(false);
  const navigate = useNavigate();
  const { history } = useRouter();
  const resumeAfterLogin = () => history.replace(popRememberedLocation());

  function onOutcome(outcome: SignInOutcome, email: string) {
    clearLoginNotice();
    if (outcome.state === 'mustReset') {
      const { resetToken, userName } = outcome.user;
      return navigate({ to: '/reset-password', search: { token: resetToken ?? undefined, user: userName } });
    }
    if (outcome.state === 'resetExpired') {
      return navigate({ to: '/forgot-password', state: { forgotten: { email, expired: true } } });
    }
    if (outcome.state !== 'success') return undefined;
    // nothing that the previous person has seen may remain
    queryClient.clear();
    resumeSession();
    return showsWelcomeScreen(outcome.firstLogin, serverNow()) ? setWelcome(true) : resumeAfterLogin();
  }

  if (welcome) {
    return (
      <Suspense>
        <Welcome onContinue={resumeAfterLogin} />
      </Suspense>
    );
  }
  return (
    <AuthLayout title="Welcome back" lead="Log in with your school account." windowTitle="Log in">
      {notice && (
        <Alert tone={notice.tone} className="mb-6">
          {notice.text}
        </Alert>
      )}
      <LoginForm onOutcome={onOutcome} />
    </AuthLayout>
  );
}
