import { useLocation } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { FilledForm, type ReadField } from '#lib/filled-form.tsx';
import { useSend } from '#lib/send.ts';
import { AuthLayout } from './auth-layout.tsx';
import './history-state.ts';

const EXPIRED = 'Your temporary password has expired. Please request a new password reset.';
const FAILED = 'Your email address or Password is incorrect. Please try again.';
const SENT = "Success! We've sent instructions on resetting your password to your email address";

const NEEDS = ['email'];

/** Specified by AUTH-002 and AUTH-045 to AUTH-050. */
export function ForgotPasswordScreen() {
  const forgotten = useLocation({ select: ({ state }) => state.forgotten });
  const { send, pending, failure, output } = useSend('requestPasswordReset');

  function submit(read: ReadField) {
    const username = read('email').trim();
    if (username) void send({ username, resetUrl: `${location.origin}/reset-password` });
  }

  return (
    <AuthLayout
      title="Forgot your password?"
      lead="We will mail you a link to choose a new one."
      windowTitle="Forgot password"
    >
      <FilledForm className="grid gap-5" needs={NEEDS} onSubmit={submit} noValidate>
        {(isFilled) => (
          <>
            {failure && <Alert tone="bad">{FAILED}</Alert>}
            {output && !failure && <Alert tone="good">{SENT}</Alert>}
            {forgotten?.expired && !failure && !output && <Alert tone="warn">{EXPIRED}</Alert>}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={255}
              defaultValue={forgotten?.email}
            />
            <Button type="submit" tone="primary" pending={pending} disabled={!isFilled} className="min-h-11">
              Reset Password
            </Button>
          </>
        )}
      </FilledForm>
      <p className="mt-6 text-sm">
        <TextLink to="/login">Back to the login</TextLink>
      </p>
    </AuthLayout>
  );
}
