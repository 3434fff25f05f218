import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#features/accounts/invitation-screen.tsx';
import { parseText } from '#lib/search.ts';

const Invitation = () => <InvitationScreen token={Route.useSearch().token ?? ''} />;

export const Route = createFileRoute('/invitation')({
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: parseText(token, 255) }),
  component: Invitation,
});
