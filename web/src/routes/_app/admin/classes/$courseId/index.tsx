import { createFileRoute } from '@tanstack/react-router';
import { ClassScreen } from '#features/classes/class-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminClass', { courseId: pathId(params.courseId) })),
  component: ClassScreen,
});
