import { useState, type SubmitEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { resetProblem } from '@bcs/contract/features/identity/password';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';
import { clearSession } from '#lib/auth-session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { leaveLoginNotice } from './login-notice.ts';
import { resetLinkOf } from './reset-link.ts';

type Props = { search: { token?: string | undefined; user?: string | undefined } };
const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** AUTH-004, AUTH-027 to AUTH-044 */
export function ResetPasswordScreen({ search }: Props) {
  const [{ resetToken, userName, initial }] = useState(() => resetLinkOf(search));
  const [form, setForm] = useState(EMPTY);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const { send, pending } = useSend('resetPassword', {
    onDone: async ({ success, errorMessage }) => {
      if (!success) return setError(errorMessage);
      clearSession();
      leaveLoginNotice('passwordChanged');
      await navigate({ to: '/' });
    },
    onRefused: ({ message }) => setError(message),
  });
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    onChange: (event: { target: HTMLInputElement }) => setForm({ ...form, [name]: event.target.value }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = resetProblem({ initial, ...form });
    setError(problem?.message ?? null);
    // The old password stays here (D-040)
    if (!problem) void send({ resetToken, userName, password: form.newPassword });
  }

  return (
    <AuthLayout title="Reset Your Password" lead={userName && <>For {userName}</>}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        {error && (
          <Alert tone="bad" onDismiss={() => setError(null)}>
            {error}
          </Alert>
        )}
        <input type="hidden" name="username" autoComplete="username" value={userName} />
        {initial && <PasswordField label="Old Password" autoComplete="current-password" {...field('oldPassword')} />}
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
          {...field('newPassword')}
        />
        <PasswordField label="Confirm New Password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button
          type="submit"
          tone="primary"
          pending={pending}
          disabled={form.newPassword === '' || form.confirmPassword === ''}
          className="min-h-11"
        >
          Reset Password
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to="/login">Back to the login</TextLink>
        <TextLink to="/forgot-password">Request a new link</TextLink>
      </p>
    </AuthLayout>
  );
}
