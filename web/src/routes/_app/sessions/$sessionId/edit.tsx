import { createFileRoute, redirect } from '@tanstack/react-router';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { CareerEditScreen } from '#features/sessions/career-edit-screen.tsx';
import { SessionFailed } from '#features/sessions/load-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/sessions/$sessionId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const { session } = await queryClient.ensureQueryData(callQuery('session', { id: pathId(params.sessionId) }));
    if (!isCareer({ contextId: session.context.id })) throw redirect({ to: '/unauthorized' });
  },
  component: CareerEditScreen,
  errorComponent: SessionFailed,
});
