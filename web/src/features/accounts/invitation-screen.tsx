import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { NewPasswordForm } from '#features/identity/new-password-form.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useRead } from '#lib/queries.ts';

const TITLE = 'Your Invitation';

/** The page behind the link of an invitation: the invited person chooses a password. ADM-019 */
export function InvitationScreen({ token }: { token: string }) {
  const { data, error, refetch } = useRead('openInvitation', { token });
  if (!data)
    return (
      <AuthLayout title={TITLE}>
        {error ? (
          <Alert tone="bad" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {error.message}
          </Alert>
        ) : (
          <StandBy />
        )}
      </AuthLayout>
    );
  const { invitation } = data;
  if (!invitation)
    return (
      <AuthLayout title={TITLE}>
        <Alert tone="warn" title="This invitation no longer works.">
          An invitation works once, for seven days. If you have already chosen a password, log in. Otherwise request a
          new link.
        </Alert>
        <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <TextLink to="/login">To the login</TextLink>
          <TextLink to="/forgot-password">Request a new link</TextLink>
        </p>
      </AuthLayout>
    );
  const { firstName, email, course, university } = invitation;
  return (
    <AuthLayout
      title={`Welcome, ${firstName}`}
      lead={
        <>
          You are enrolled in {course} at {university}. Choose a password; you sign in with {email}.
        </>
      }
    >
      <NewPasswordForm resetToken={token} userName={email} action="Choose Password" />
    </AuthLayout>
  );
}
