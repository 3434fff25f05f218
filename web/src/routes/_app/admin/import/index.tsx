import { createFileRoute, redirect } from '@tanstack/react-router';
import { LIST } from '#features/imports/import-list.ts';
import { ImportsScreen } from '#features/imports/imports-screen.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/import/')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(callQuery('imports', LIST)).catch((error: unknown) => {
      // a general manager administers classes only by looking at them
      if (error instanceof CallFailed && error.status === 403) throw redirect({ to: '/unauthorized' });
      throw error;
    }),
  component: ImportsScreen,
});
