import { createFileRoute } from '@tanstack/react-router';
import { AssignmentScreen } from '#features/assignment-page/assignment-screen.tsx';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';

function Show() {
  const assignmentId = parseId(Route.useParams().assignmentId);
  return assignmentId === undefined ? (
    <UnknownCoursework />
  ) : (
    <AssignmentScreen key={assignmentId} assignmentId={assignmentId} />
  );
}

export const Route = createFileRoute('/_app/coursework/$assignmentId/show')({
  loader: ({ context: { queryClient, viewer }, params }) => {
    const assignmentId = parseId(params.assignmentId);
    return viewer && assignmentId !== undefined
      ? queryClient.ensureQueryData(callQuery('courseworkDetail', { assignmentId }))
      : undefined;
  },
  component: Show,
  errorComponent: CourseworkLoadFailed,
});
