import { createFileRoute } from '@tanstack/react-router';
import { PeopleFailed } from '#features/accounts/people-failed.tsx';
import { RosterScreen } from '#features/rosters/roster-screen.tsx';
import { ROSTER_KEYS, rosterSearch } from '#features/rosters/roster-search.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { textsOf } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/roster')({
  validateSearch: (search) => textsOf(search, ROSTER_KEYS),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.ensureQueryData(callQuery('roster', rosterSearch(deps, pathId(params.courseId)))),
  component: RosterScreen,
  errorComponent: PeopleFailed,
});
