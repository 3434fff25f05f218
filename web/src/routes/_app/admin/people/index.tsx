import { createFileRoute } from '@tanstack/react-router';
import { PeopleFailed } from '#features/accounts/people-failed.tsx';
import { PeopleScreen } from '#features/accounts/people-screen.tsx';
import { PEOPLE_KEYS, peopleSearch } from '#features/accounts/people-search.ts';
import { callQuery } from '#lib/queries.ts';
import { textsOf } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: (search) => textsOf(search, PEOPLE_KEYS),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(callQuery('adminPeople', peopleSearch(deps))),
  component: PeopleScreen,
  errorComponent: PeopleFailed,
});
