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
  loader: async ({ context: { queryClient, viewer }, params }) => {
    if (!viewer) return;
    const { grades } = await queryClient.ensureQueryData(callQuery('grades', { enrollmentId: viewer.enrollmentId }));
    const opened = grades.find(({ assignment }) => assignment.id === parseId(params.assignmentId))?.assignment;
    // the open row shows more details
    if (opened) void queryClient.prefetchQuery(callQuery('courseworkDetail', { assignmentId: opened.id }));
  },
  component: OneGrade,
  errorComponent: GradesLoadFailed,
});
