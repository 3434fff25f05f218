import { useNavigate, useRouter } from '@tanstack/react-router';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { LoginForm } from '#features/identity/login-form.tsx';
import { rememberLocation } from '#features/identity/remembered-location.ts';
import type { Outcome } from '#features/identity/sign-in.ts';
import { Alert } from '#kit/alert.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { pageLoad } from '#lib/page-load.ts';
import { queryClient } from '#lib/query-client.ts';
import { resumeSession, type EndedSession } from '#lib/session-end.ts';
import { goOn } from './go-on.ts';

/**
 * The session has ended while the page was open: it stays as it is, and the person signs in over it. Somebody else
 * begins anew. AUTH-077, AUTH-078
 */
export function SignInAgain({ ended }: { ended: EndedSession }) {
  const router = useRouter();
  const navigate = useNavigate();

  async function onOutcome(outcome: Outcome) {
    if (outcome.state === 'success') return outcome.userId === ended.userId ? goOn(router) : pageLoad.to('/');
    return leave();
  }
  /** To the login page: what was written waits there, encrypted. */
  async function leave() {
    rememberLocation(router.state.location.href);
    resumeSession();
    // Nothing is lost by leaving, so no form asks; to stay here without a session would help nobody
    await navigate({ to: '/login', ignoreBlocker: true });
    queryClient.clear();
  }

  return (
    <Dialog open sticky onClose={() => void leave()} title="Log in again">
      <Alert tone="bad" className="mb-5">
        {FAILURES.UNAUTHENTICATED.message}
      </Alert>
      <p className="mb-5 text-sm text-muted">This page stays as it is. Log in to go on where you were.</p>
      <LoginForm email={ended.userName} onOutcome={onOutcome} />
    </Dialog>
  );
}
