import { useNavigate, useRouter } from '@tanstack/react-router';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { forgetPerson } from '#features/identity/log-out.ts';
import { LoginForm } from '#features/identity/login-form.tsx';
import { rememberLocation } from '#features/identity/remembered-location.ts';
import type { SignInOutcome } from '#features/identity/sign-in.ts';
import { Alert } from '#kit/alert.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { pageLoad } from '#lib/page-load.ts';
import { queryClient } from '#lib/query-client.ts';
import { resumeSession, type EndedSignIn } from '#lib/auth-session-end.ts';
import { resumeAfterLogin } from './resume-after-login.ts';

/**
 * Shown when the session has ended while the page was open: the page stays, and the person signs in over it. Somebody
 * else starts from the beginning. AUTH-077, AUTH-078
 */
export function SignInAgain({ ended }: { ended: EndedSignIn }) {
  const router = useRouter();
  const navigate = useNavigate();

  async function onOutcome(outcome: SignInOutcome) {
    if (outcome.state === 'success')
      return outcome.userId === ended.userId ? resumeAfterLogin(router) : pageLoad.to('/');
    return leave();
  }
  /** Goes to the login page, in all tabs. Typed text is kept, encrypted, until the same person returns. D-204 */
  async function leave() {
    rememberLocation(router.state.location.href);
    forgetPerson();
    resumeSession();
    // nothing is lost by leaving, so no form asks; staying here without a session would help nobody
    await navigate({ to: '/login', ignoreBlocker: true });
    queryClient.clear();
  }

  return (
    <Dialog open sticky onClose={() => void leave()} title="Log in again">
      <Alert tone="bad" className="mb-5">
        {FAILURES.UNAUTHENTICATED.message}
      </Alert>
      <p className="mb-5 text-sm text-muted">You'll return here after logging in.</p>
      <LoginForm email={ended.userName} onOutcome={onOutcome} />
    </Dialog>
  );
}
