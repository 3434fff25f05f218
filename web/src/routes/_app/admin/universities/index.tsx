import { createFileRoute } from '@tanstack/react-router';
import { UniversitiesScreen } from '#features/universities/universities-screen.tsx';
import { LIST_KEYS } from '#lib/list-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/universities/')({
  validateSearch: (search) => parseTexts(search, ['q', 'state', ...LIST_KEYS]),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // comes with the screen, not with every first view
    const { universitiesSearch } = await import('#features/universities/universities-search.ts');
    return queryClient.ensureQueryData(callQuery('adminUniversities', universitiesSearch(deps)));
  },
  component: UniversitiesScreen,
  errorComponent: LoadFailed,
});
