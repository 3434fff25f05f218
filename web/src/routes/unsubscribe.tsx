import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeScreen } from '#features/preferences/unsubscribe-screen.tsx';
import { parseText } from '#lib/search.ts';

function Unsubscribe() {
  const { token = '' } = Route.useSearch();
  return <UnsubscribeScreen key={token} token={token} />;
}

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: parseText(token, 120) }),
  component: Unsubscribe,
});
