import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/accounts/confirm-email-screen.tsx';
import { parseText } from '#lib/search.ts';

function ConfirmEmail() {
  const { token = '' } = Route.useSearch();
  return <ConfirmEmailScreen key={token} token={token} />;
}

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: parseText(token, 255) }),
  component: ConfirmEmail,
});
