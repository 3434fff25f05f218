import { createFileRoute } from '@tanstack/react-router';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { SubmitScreen } from '#features/submissions/submit-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';

function Submit() {
  const assignmentId = parseId(Route.useParams().assignmentId);
  return assignmentId === undefined ? (
    <UnknownCoursework />
  ) : (
    <SubmitScreen key={assignmentId} assignmentId={assignmentId} />
  );
}

export const Route = createFileRoute('/_app/coursework/$assignmentId/submit')({
  loader: ({ context: { queryClient, viewer }, params }) => {
    const assignmentId = parseId(params.assignmentId);
    return viewer && assignmentId !== undefined
      ? queryClient.ensureQueryData(callQuery('courseworkDetail', { assignmentId }))
      : undefined;
  },
  component: Submit,
  errorComponent: CourseworkLoadFailed,
});
