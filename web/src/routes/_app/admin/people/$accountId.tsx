import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '#features/accounts/person-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/people/$accountId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminPerson', { accountId: pathId(params.accountId) })),
  component: PersonScreen,
});
