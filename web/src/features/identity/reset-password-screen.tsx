import { useState } from 'react';
import { TextLink } from '#kit/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { parseResetLink } from './reset-link.ts';

type Props = { search: { token?: string | undefined; user?: string | undefined } };

/** AUTH-004 */
export function ResetPasswordScreen({ search }: Props) {
  const [link] = useState(() => parseResetLink(search));
  return (
    <AuthLayout title="Reset Your Password" lead={link.userName && <>For {link.userName}</>}>
      <NewPasswordForm {...link} action="Reset Password" />
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <TextLink to="/login">Back to the login</TextLink>
        <TextLink to="/forgot-password">Request a new link</TextLink>
      </p>
    </AuthLayout>
  );
}
