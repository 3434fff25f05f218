import { createFileRoute } from '@tanstack/react-router';
import { SignInsScreen } from '#features/identity/sign-ins-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sign-ins')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('ownSessions', {})),
  component: SignInsScreen,
});
