import { useEffect, useEffectEvent } from 'react';
import { MfaSecret } from '#features/identity/mfa-secret.tsx';
import { Alert } from '#kit/alert.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';

/** Administrators sign in with a second factor, which is set up before the first login. ADM-119, D-035 */
export function SecondFactor({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const { send, failure, output } = useSend('mfaGenerateSecret');
  const begin = useEffectEvent(() => void (hasSecondFactor || send({ email })));
  // once: another secret would make the one that was scanned useless
  useEffect(() => begin(), []);
  if (hasSecondFactor) return <p>Log in with the authenticator app that belongs to your account.</p>;
  return (
    <div className="grid gap-6">
      {failure && (
        <Alert tone="bad">
          {failure.message} You can set it up later: <TextLink to="/mfa-generate-secret">Set up MFA</TextLink>
        </Alert>
      )}
      {output ? <MfaSecret secret={output} /> : !failure && <Waiting />}
    </div>
  );
}

const Waiting = () => (
  <>
    <StandBy />
    <Skeleton className="size-52 justify-self-center" />
  </>
);

/** The link to the login, shown in both cases. */
export const LoginLink = () => (
  <LinkButton to="/login" tone="primary" className="mt-8 min-h-11 w-full">
    Go to the login
  </LinkButton>
);
