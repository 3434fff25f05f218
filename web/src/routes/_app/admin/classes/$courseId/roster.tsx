import { createFileRoute } from '@tanstack/react-router';
import { RosterScreen } from '#features/rosters/roster-screen.tsx';
import { ROSTER_KEYS } from '#features/rosters/roster-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/roster')({
  validateSearch: (search) => parseTexts(search, ROSTER_KEYS),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    // comes with the screen, not with every first view
    const { rosterSearch } = await import('#features/rosters/roster-search.ts');
    return queryClient.ensureQueryData(callQuery('roster', rosterSearch(deps, pathId(params.courseId))));
  },
  component: RosterScreen,
  errorComponent: LoadFailed,
});
