import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { FilledForm, type ReadField } from '#lib/filled-form.tsx';
import { useSend } from '#lib/send.ts';
import { AuthLayout } from './auth-layout.tsx';
import { MfaSecret } from './mfa-secret.tsx';

const FAILED = 'There was an error generating the MFA Secret';

const NEEDS = ['email'];

/** Specified by AUTH-003 and AUTH-051 to AUTH-054. */
export function MfaSecretScreen() {
  const { send, pending, failure, output } = useSend('mfaGenerateSecret');

  function submit(read: ReadField) {
    const email = read('email').trim();
    if (email) void send({ email });
  }

  return (
    <AuthLayout title="Set up MFA" lead="Connect an authenticator app to your account." windowTitle="MFA secret">
      {output && !failure ? (
        <MfaSecret secret={output} />
      ) : (
        <FilledForm className="grid gap-5" needs={NEEDS} onSubmit={submit} noValidate>
          {(isFilled) => (
            <>
              {failure && <Alert tone="bad">{FAILED}</Alert>}
              <TextField label="Email" name="email" type="email" autoComplete="username" required maxLength={255} />
              <Button type="submit" tone="primary" disabled={!isFilled || pending} className="min-h-11">
                {pending ? 'Generating…' : 'Generate MFA Secret'}
              </Button>
            </>
          )}
        </FilledForm>
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/login">Back to the login</TextLink>
      </p>
    </AuthLayout>
  );
}
