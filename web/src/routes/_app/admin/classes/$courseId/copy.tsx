import { createFileRoute } from '@tanstack/react-router';
import { CopyScreen } from '#features/scheduling/copy-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/copy')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminClass', { courseId: pathId(params.courseId) })),
  component: CopyScreen,
});
