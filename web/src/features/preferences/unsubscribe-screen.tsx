import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';

/** The page behind the link at the foot of a mail: nothing changes until its reader says so. SUCC-082 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { send, pending, output, failure } = useSend('unsubscribe');
  return (
    <AuthLayout title="No More Mails of This Kind">
      <div className="grid gap-4">
        {output ? (
          <Outcome kind={output.kind} />
        ) : (
          <>
            <p>This turns off mails of the kind that you have received. Everything else still comes.</p>
            <Button tone="primary" pending={pending} onClick={() => void send({ token })}>
              Turn off
            </Button>
          </>
        )}
        {failure && <Alert tone="bad">{failure.message}</Alert>}
        <p className="text-sm">
          <TextLink to="/preferences">Choose which mails you get</TextLink>
        </p>
      </div>
    </AuthLayout>
  );
}

function Outcome({ kind }: { kind: string | null }) {
  if (kind === null)
    return (
      <Alert tone="warn" title="This link does not work.">
        Open the link in the mail again, or sign in and choose which mails you get.
      </Alert>
    );
  return (
    <Alert tone="good" title={`${kind}: off.`}>
      You will get no more mails of this kind.
    </Alert>
  );
}
