import { useState } from 'react';
import { API_ROOT } from '@bcs/contract/features/instructor-api/endpoints';
import { Card } from '#kit/card.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { DocsPage } from './docs-page.tsx';
import { FieldList } from './field-list.tsx';
import { TryIt } from './try-it.tsx';

const INPUT = {
  email: 'your e-mail',
  password: 'your password',
  mfaCode: 'the code of your authenticator app, if your account requires one',
};
const ANSWER = {
  success: 'whether you are signed in; the status is 200 either way',
  authToken: 'the token for all other requests, in the header authToken; null after a failure',
  errorCode: 'the reason for a failure, such as INVALID_CREDENTIALS or MFA_CODE_REQUIRED; otherwise null',
};

/** The page on how a script signs in. API-002, API-018, API-031 */
export function LoginPage() {
  const [typed, setTyped] = useState({ email: '', password: '', mfaCode: '' });
  const { mfaCode, ...credentials } = typed;
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <DocsPage>
      <Card pad className="grid gap-4">
        <p>Signs a script in. Its token opens the Instructor API and nothing else.</p>
        <p className="font-mono text-sm wrap-anywhere">POST {API_ROOT}/login</p>
        <FieldList title="Input, as JSON" fields={INPUT} />
        <FieldList title="Answer" fields={ANSWER} />
      </Card>
      <TryIt path={`${API_ROOT}/login`} input={mfaCode ? typed : credentials} withToken={false}>
        <TextField {...field('email', 'email')} type="email" required />
        <PasswordField {...field('password', 'password')} required />
        <TextField {...field('mfaCode', 'mfaCode')} inputMode="numeric" />
      </TryIt>
    </DocsPage>
  );
}
