import { createFileRoute } from '@tanstack/react-router';
import { UniversityScreen } from '#features/universities/university-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/universities/$universityId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminUniversity', { universityId: pathId(params.universityId) })),
  component: UniversityScreen,
});
