import { createFileRoute } from '@tanstack/react-router';
import { CLASSES_KEYS } from '#features/classes/classes-keys.ts';
import { ClassesScreen } from '#features/classes/classes-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/')({
  validateSearch: (search) => parseTexts(search, CLASSES_KEYS),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // comes with the screen, not with every first view
    const { classesSearch } = await import('#features/classes/classes-search.ts');
    return queryClient.ensureQueryData(callQuery('adminClasses', classesSearch(deps)));
  },
  component: ClassesScreen,
  errorComponent: LoadFailed,
});
