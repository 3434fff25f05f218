import { createFileRoute } from '@tanstack/react-router';
import { UniversitiesScreen } from '#features/universities/universities-screen.tsx';
import { UNIVERSITIES } from '#features/universities/universities-list.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/universities/')({
  validateSearch: UNIVERSITIES.parse,
  loader: ({ context: { queryClient, info }, location }) =>
    Promise.all([
      queryClient.ensureQueryData(UNIVERSITIES.query(location.search, {})),
      // with the list, so that its card does not push in later
      info.administers === 'installation' && queryClient.prefetchQuery({ ...callQuery('featureFlags'), retry: false }),
    ]),
  component: UniversitiesScreen,
});
