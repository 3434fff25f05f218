import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '#features/instructor-api/webhooks-page.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/instructor-api-docs/webhooks')({
  loader: ({ context: { queryClient, viewer } }) => {
    if (viewer) void queryClient.prefetchQuery(callQuery('webhooks', { enrollmentId: viewer.enrollmentId }));
  },
  component: WebhooksPage,
});
