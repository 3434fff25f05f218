import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '#features/plans/plans-screen.tsx';
import { LIST_KEYS } from '#lib/list-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/plans/')({
  validateSearch: (search) => parseTexts(search, ['q', 'state', ...LIST_KEYS]),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // comes with the screen, not with every first view
    const { plansSearch } = await import('#features/plans/plans-search.ts');
    return queryClient.ensureQueryData(callQuery('plans', plansSearch(deps)));
  },
  component: PlansScreen,
  errorComponent: LoadFailed,
});
