import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';

/** The page behind the link at the foot of an e-mail: nothing changes until its reader says so. SUCC-082 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { send, pending, output, failure } = useSend('unsubscribe');
  return (
    <AuthLayout title="Unsubscribe">
      <div className="grid gap-4">
        {output ? (
          <Outcome kind={output.kind} />
        ) : (
          <>
            <p>You will get no more e-mails of the kind that led you here. Everything else still comes.</p>
            <Button tone="primary" pending={pending} onClick={() => void send({ token })}>
              Unsubscribe
            </Button>
          </>
        )}
        {failure && <Alert tone="bad">{failure.message}</Alert>}
        <p className="text-sm">
          <TextLink to="/preferences">Choose which e-mails you get</TextLink>
        </p>
      </div>
    </AuthLayout>
  );
}

function Outcome({ kind }: { kind: string | null }) {
  if (kind === null)
    return (
      <Alert tone="warn" title="This link does not work.">
        Open the link in the e-mail again, or sign in and choose which e-mails you get.
      </Alert>
    );
  return (
    <Alert tone="good" title={`${kind}: off`}>
      You will get no more e-mails of this kind.
    </Alert>
  );
}
