import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminLayout } from '#features/grants/admin-layout.tsx';
import { mayOpenAdmin } from '#features/grants/admin-pages.ts';

export const Route = createFileRoute('/_app/admin')({
  // before the page below asks for what the person may not see
  beforeLoad: ({ context: { info }, location: { pathname } }) => {
    if (!mayOpenAdmin(pathname, info.administers)) throw redirect({ to: '/unauthorized' });
  },
  loader: async () => (await import('#lib/administration-changes.ts')).learnAdministration(),
  component: AdminLayout,
});
