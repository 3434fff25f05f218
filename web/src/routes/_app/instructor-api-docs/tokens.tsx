import { createFileRoute } from '@tanstack/react-router';
import { TokensPage } from '#features/instructor-api/tokens-page.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/instructor-api-docs/tokens')({
  loader: ({ context: { queryClient, viewer } }) => {
    if (viewer) void queryClient.prefetchQuery(callQuery('accessTokens', { enrollmentId: viewer.enrollmentId }));
  },
  component: TokensPage,
});
