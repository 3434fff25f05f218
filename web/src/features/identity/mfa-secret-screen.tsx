import { useState, type SubmitEvent } from 'react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';
import { AuthLayout } from './auth-layout.tsx';
import { MfaSecret } from './mfa-secret.tsx';

const FAILED = 'There was an error generating the MFA Secret';

/** AUTH-003, AUTH-051 to AUTH-054 */
export function MfaSecretScreen() {
  const [email, setEmail] = useState('');
  const { send, pending, failure, output } = useSend('mfaGenerateSecret');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (email.trim()) void send({ email: email.trim() });
  }

  return (
    <AuthLayout title="Set up MFA" lead="Connect an authenticator app to your account." windowTitle="MFA secret">
      {output && !failure ? (
        <MfaSecret secret={output} />
      ) : (
        <form className="grid gap-5" onSubmit={submit} noValidate>
          {failure && <Alert tone="bad">{FAILED}</Alert>}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={255}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" tone="primary" disabled={email.trim() === '' || pending} className="min-h-11">
            {pending ? 'Generating…' : 'Generate MFA Secret'}
          </Button>
        </form>
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/login">Back to the login</TextLink>
      </p>
    </AuthLayout>
  );
}
