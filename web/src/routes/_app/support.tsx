import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '#features/support/support-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';

export const Route = createFileRoute('/_app/support')({
  validateSearch: ({ case: opened }): { case?: number | undefined } => ({ case: parseId(opened) }),
  loader: ({ context: { queryClient, viewer } }) =>
    queryClient.ensureQueryData(callQuery('supportForm', { enrollmentId: viewer?.enrollmentId ?? null })),
  component: SupportScreen,
});
