import { createFileRoute } from '@tanstack/react-router';
import { CaseScreen } from '#features/support/case-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/support-desk/$caseId')({
  loader: ({ context: { queryClient, viewer }, params }) =>
    viewer &&
    queryClient.ensureQueryData(
      callQuery('supportCase', { enrollmentId: viewer.enrollmentId, caseId: pathId(params.caseId) }),
    ),
  component: CaseScreen,
});
