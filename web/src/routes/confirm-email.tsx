import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#features/accounts/confirm-email-screen.tsx';
import { textOf } from '#lib/search.ts';

function ConfirmEmail() {
  return <ConfirmEmailScreen token={Route.useSearch().token ?? ''} />;
}

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: textOf(token, 255) }),
  component: ConfirmEmail,
});
