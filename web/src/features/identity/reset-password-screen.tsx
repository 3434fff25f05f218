import { useState } from 'react';
import { TextLink } from '#kit/text-link.tsx';
import { storedUser } from '#lib/auth-session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface ResetLink {
  readonly resetToken: string;
  readonly userName: string;
  /** The account must choose a new password, so the form asks for the old one too. AUTH-032 */
  readonly initial: boolean;
}

/** Token and user of the address, else of the stored user. AUTH-041, AUTH-042 */
function parseResetLink(search: { token?: string | undefined; user?: string | undefined }): ResetLink {
  const stored = storedUser();
  const userName = search.user ?? stored?.userName ?? '';
  return {
    resetToken: search.token ?? stored?.resetToken ?? '',
    userName,
    initial: stored?.errorCode === 'MUST_RESET_PASSWORD' && stored.userName === userName,
  };
}

type Props = { search: { token?: string | undefined; user?: string | undefined } };

/** Specified by AUTH-004. */
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
