import { useRef, useState } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { FilledForm, type ReadField } from '#lib/filled-form.tsx';
import { useIsReady } from '#lib/ready.ts';
import './history-state.ts';
import { signIn, type SignInOutcome } from './sign-in.ts';

type Ended = Exclude<SignInOutcome, { state: 'failure' | 'mfaNeeded' }>;
type Missing = { readonly email?: boolean; readonly password?: boolean };
type Props = {
  /** After a success, or on the way to a new password. Failures show here. */
  onOutcome: (outcome: Ended, email: string) => unknown;
  /** The e-mail address of the person who should sign in again. */
  email?: string | undefined;
};

/** E-mail and password, and the code of an authenticator once the server asks for it. AUTH-010 to AUTH-014, AUTH-026 */
export function LoginForm({ onOutcome, email: known }: Props) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const ready = useIsReady();

  async function submit(read: ReadField) {
    if (pending) return;
    const [email, password] = [read('email').trim(), read('password')];
    const blank = { email: email === '', password: password === '' };
    setMissing(blank);
    if (blank.email || blank.password) return;
    const mfaCode = read('mfaCode').replace(/\s/g, '');
    setPending(true);
    setError(null);
    const outcome = await signIn({ email, password, ...(mfaCode && { mfaCode }) });
    if (outcome.state === 'failure' || outcome.state === 'mfaNeeded') {
      setPending(false);
      setError(outcome.message);
      if (outcome.state === 'mfaNeeded') setAsksCode(true);
      return;
    }
    await onOutcome(outcome, email);
    setPending(false);
  }

  return (
    <FilledForm className="grid gap-5" onSubmit={(read) => void submit(read)} noValidate>
      {error && <Alert tone="bad">{error}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        ref={emailField}
        defaultValue={known}
        error={missing.email ? 'Enter your email.' : null}
        readOnly={known !== undefined}
        required
        maxLength={255}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={1024}
        error={missing.password ? 'Enter your password.' : null}
        // the attribute, which React does not write, is what a dialog looks for when it opens
        ref={(field) => void (known !== undefined && field?.setAttribute('autofocus', ''))}
      />
      {asksCode && (
        <TextField
          label="MFA Code"
          name="mfaCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={32}
          hint={
            <>
              The six digits that your authenticator app shows. No app set up yet?{' '}
              <TextLink to="/mfa-generate-secret">Generate an MFA secret</TextLink>
            </>
          }
        />
      )}
      <Button type="submit" tone="primary" pending={pending} disabled={!ready} className="min-h-11">
        {pending ? 'Logging in…' : 'Log in'}
      </Button>
      {known === undefined && (
        <p className="text-sm">
          <TextLink
            to="/forgot-password"
            state={() => ({ forgotten: { email: emailField.current?.value.trim() ?? '', expired: false } })}
          >
            Forgot your password?
          </TextLink>
        </p>
      )}
    </FilledForm>
  );
}
