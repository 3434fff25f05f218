import { createFileRoute } from '@tanstack/react-router';
import { GrantsScreen } from '#features/grants/grants-screen.tsx';
import { GRANTS } from '#features/grants/grants-list.ts';

export const Route = createFileRoute('/_app/admin/grants')({
  validateSearch: GRANTS.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(GRANTS.query(location.search, {})),
  component: GrantsScreen,
});
