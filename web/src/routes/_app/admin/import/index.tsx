import { createFileRoute } from '@tanstack/react-router';
import { IMPORTS } from '#features/imports/imports-list.ts';
import { ImportsScreen } from '#features/imports/imports-screen.tsx';
import { redirectUnauthorized } from '#features/imports/lead-away.ts';

export const Route = createFileRoute('/_app/admin/import/')({
  validateSearch: IMPORTS.parse,
  loader: ({ context: { queryClient }, location }) =>
    queryClient.ensureQueryData(IMPORTS.query(location.search, {})).catch(redirectUnauthorized),
  component: ImportsScreen,
});
