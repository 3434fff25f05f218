import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '#features/accounts/people-screen.tsx';
import { PEOPLE_KEYS } from '#features/accounts/people-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: (search) => parseTexts(search, PEOPLE_KEYS),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // comes with the screen, not with every first view
    const { peopleSearch } = await import('#features/accounts/people-search.ts');
    return queryClient.ensureQueryData(callQuery('adminPeople', peopleSearch(deps)));
  },
  component: PeopleScreen,
  errorComponent: LoadFailed,
});
