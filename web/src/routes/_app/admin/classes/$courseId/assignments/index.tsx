import { createFileRoute } from '@tanstack/react-router';
import { AssignmentsScreen } from '#features/assignment-editor/assignments-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/assignments/')({
  validateSearch: (search) => parseTexts(search, ['tab']),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('adminAssignments', { courseId: pathId(params.courseId) })),
  component: AssignmentsScreen,
});
