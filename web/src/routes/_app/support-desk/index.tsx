import { createFileRoute } from '@tanstack/react-router';
import { deskSearch } from '#features/support/desk-search.ts';
import { DeskScreen } from '#features/support/desk-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/support-desk/')({
  validateSearch: (search) => parseTexts(search, ['state', 'q', 'course', 'page']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, viewer }, deps }) =>
    viewer &&
    queryClient.ensureQueryData(callQuery('supportCases', { enrollmentId: viewer.enrollmentId, ...deskSearch(deps) })),
  component: DeskScreen,
});
