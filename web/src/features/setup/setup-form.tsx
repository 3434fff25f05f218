import { useState } from 'react';
import { resetProblem } from '@bcs/contract/features/identity/password';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { FilledForm, type ReadField } from '#lib/filled-form.tsx';
import { useIsReady } from '#lib/ready.ts';
import { useSend } from '#lib/send.ts';

type Name = 'code' | 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword';
/** The set-up code, and who the first admin is. ADM-119 */
export function SetupForm({ onDone }: { onDone: (made: { email: string; hasSecondFactor: boolean }) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const ready = useIsReady();
  const { send, pending, failure } = useSend('setupFirstAdmin', {
    onDone: ({ hasSecondFactor }, { email }) => onDone({ email, hasSecondFactor }),
  });
  const field = (name: Name) => ({
    name,
    required: name !== 'lastName' && name !== 'firstName',
    error: failure?.fields[name] ?? null,
  });

  function submit(read: ReadField) {
    const [password, confirmPassword] = [read('password'), read('confirmPassword')];
    const wrong = resetProblem({ initial: false, oldPassword: '', newPassword: password, confirmPassword });
    setProblem(wrong?.message ?? null);
    const [code, email] = [read('code').trim(), read('email').trim()];
    if (!wrong) void send({ code, email, password, firstName: read('firstName'), lastName: read('lastName') });
  }

  return (
    <FilledForm className="grid gap-5" onSubmit={submit}>
      {problem === null ? <FailureAlert failure={failure} of="deed" /> : <Alert tone="bad">{problem}</Alert>}
      <TextField
        label="Set-up code"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        hint={
          <>
            The person who installed the server can find it in the log and in the file <code>setup-code.txt</code> in
            its data folder.
          </>
        }
        {...field('code')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" maxLength={255} {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={255} {...field('lastName')} />
      </div>
      <TextField label="E-mail" type="email" autoComplete="username" maxLength={255} {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        maxLength={1024}
        hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        maxLength={1024}
        {...field('confirmPassword')}
      />
      <Button type="submit" tone="primary" pending={pending} disabled={!ready} className="min-h-11">
        {pending ? 'Setting up…' : 'Make me the first admin'}
      </Button>
    </FilledForm>
  );
}
