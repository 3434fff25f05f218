import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { resetProblem } from '@bcs/contract/features/identity/password';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { FilledForm, type ReadField } from '#lib/filled-form.tsx';
import { useSend } from '#lib/send.ts';
import { clearSession } from '#lib/auth-session.ts';
import { leaveLoginNotice } from './login-notice.ts';

type Props = {
  resetToken: string;
  userName: string;
  /** Somebody signed in with a password that has to be changed, and is asked for it once more. AUTH-027 */
  initial?: boolean;
  /** The words on the button. */
  action: string;
};
const NEEDS = ['newPassword', 'confirmPassword'];

/** Chooses a password by a link that was mailed; leads to the login afterwards. AUTH-027 to AUTH-044 */
export function NewPasswordForm({ resetToken, userName, initial = false, action }: Props) {
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

  function submit(read: ReadField) {
    const [oldPassword, newPassword, confirmPassword] = [
      read('oldPassword'),
      read('newPassword'),
      read('confirmPassword'),
    ];
    const problem = resetProblem({ initial, oldPassword, newPassword, confirmPassword });
    setError(problem?.message ?? null);
    // The old password stays here (D-040)
    if (!problem) void send({ resetToken, userName, password: newPassword });
  }

  return (
    <FilledForm className="grid gap-5" needs={NEEDS} onSubmit={submit} noValidate>
      {(isFilled) => (
        <>
          {error && (
            <Alert tone="bad" onDismiss={() => setError(null)}>
              {error}
            </Alert>
          )}
          <input type="hidden" name="username" autoComplete="username" value={userName} />
          {initial && <PasswordField label="Old Password" autoComplete="current-password" name="oldPassword" />}
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
            name="newPassword"
          />
          <PasswordField label="Confirm New Password" autoComplete="new-password" name="confirmPassword" />
          <Button type="submit" tone="primary" pending={pending} disabled={!isFilled} className="min-h-11">
            {action}
          </Button>
        </>
      )}
    </FilledForm>
  );
}
