import { createFileRoute } from '@tanstack/react-router';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { GradesLoadFailed } from '#features/grades/grades-failed.tsx';
import { GradesScreen } from '#features/grades/grades-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';

function OneGrade() {
  const assignmentId = parseId(Route.useParams().assignmentId);
  return assignmentId === undefined ? <UnknownCoursework /> : <GradesScreen assignmentId={assignmentId} />;
}

export const Route = createFileRoute('/_app/grades/$assignmentId')({
  loader: ({ context: { queryClient, viewer }, params }) => {
    const assignmentId = parseId(params.assignmentId);
    if (assignmentId !== undefined) void queryClient.prefetchQuery(callQuery('courseworkDetail', { assignmentId }));
    return viewer && queryClient.ensureQueryData(callQuery('grades', { enrollmentId: viewer.enrollmentId }));
  },
  component: OneGrade,
  errorComponent: GradesLoadFailed,
});
