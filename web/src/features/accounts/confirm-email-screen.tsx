import { useEffect, useEffectEvent } from 'react';
import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';

const TITLE = 'Your Login E-mail';

/** The page behind the link in the mail to a new login e-mail: opening it is the confirmation. ADM-021 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { send, output, failure } = useSend('confirmLoginEmail');
  const confirm = useEffectEvent(() => void send({ token }));
  useEffect(() => confirm(), []);
  return (
    <AuthLayout title={TITLE}>
      {failure ? (
        <Alert tone="bad" action={<Button onClick={() => void send({ token })}>Try again</Button>}>
          {failure.message}
        </Alert>
      ) : output ? (
        <Outcome email={output.email} />
      ) : (
        <StandBy />
      )}
    </AuthLayout>
  );
}

const Outcome = ({ email }: { email: string | null }) => (
  <>
    {email === null ? (
      <Alert tone="warn" title="This link no longer works.">
        A link works for 24 hours, and only the latest one works. You still sign in as before. Ask your school for
        another link.
      </Alert>
    ) : (
      <Alert tone="good" title={`From now on you sign in with ${email}.`}>
        Your password is the same as before. You were signed out everywhere.
      </Alert>
    )}
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <TextLink to="/login">To the login</TextLink>
    </p>
  </>
);
