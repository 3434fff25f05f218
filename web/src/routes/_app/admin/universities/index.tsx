import { createFileRoute } from '@tanstack/react-router';
import { UniversitiesScreen } from '#features/universities/universities-screen.tsx';
import { UNIVERSITIES } from '#features/universities/universities-list.ts';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/universities/')({
  validateSearch: UNIVERSITIES.parse,
  loader: ({ context: { queryClient }, location }) =>
    queryClient.ensureQueryData(UNIVERSITIES.query(location.search, {})),
  component: UniversitiesScreen,
  errorComponent: LoadFailed,
});
