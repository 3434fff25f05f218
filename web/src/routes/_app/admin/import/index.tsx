import { createFileRoute } from '@tanstack/react-router';
import { LIST } from '#features/imports/import-list.ts';
import { ImportsScreen } from '#features/imports/imports-screen.tsx';
import { redirectUnauthorized } from '#features/imports/lead-away.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/import/')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(callQuery('imports', LIST)).catch(redirectUnauthorized),
  component: ImportsScreen,
});
