import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/identity/reset-password-screen.tsx';
import { parseText } from '#lib/search.ts';

type Search = { token?: string | undefined; user?: string | undefined };

const ResetPassword = () => <ResetPasswordScreen search={Route.useSearch()} />;

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token, user }): Search => ({ token: parseText(token, 255), user: parseText(user, 255) }),
  component: ResetPassword,
});
