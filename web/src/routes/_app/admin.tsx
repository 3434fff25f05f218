import { createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '#features/grants/admin-layout.tsx';

export const Route = createFileRoute('/_app/admin')({
  loader: async () => (await import('#lib/administration-changes.ts')).learnAdministration(),
  component: AdminLayout,
});
