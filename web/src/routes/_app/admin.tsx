import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminLayout } from '#features/grants/admin-layout.tsx';
import { mayOpenAdmin } from '#features/grants/admin-pages.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin')({
  // before the page below requests something that the person may not see
  beforeLoad: ({ context: { info }, location: { pathname } }) => {
    if (!mayOpenAdmin(pathname, info.administers)) throw redirect({ to: '/unauthorized' });
  },
  loader: async ({ context: { queryClient } }) => {
    // the mark of a demo is in the header of every page
    void queryClient.prefetchQuery(callQuery('adminOverview'));
    (await import('#lib/administration-changes.ts')).learnAdministration();
  },
  component: AdminLayout,
});
