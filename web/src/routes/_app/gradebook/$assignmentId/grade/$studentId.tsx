import { createFileRoute } from '@tanstack/react-router';
import { GradingScreen } from '#features/grading/grading-screen.tsx';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { StudentLinks } from '#features/graduation/student-links.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';

function Grading() {
  const params = Route.useParams();
  const [assignmentId, studentId] = [parseId(params.assignmentId), parseId(params.studentId)];
  return assignmentId === undefined || studentId === undefined ? (
    <UnknownCoursework />
  ) : (
    <GradingScreen
      assignmentId={assignmentId}
      studentId={studentId}
      links={(enrollmentId) => <StudentLinks enrollmentId={enrollmentId} />}
    />
  );
}

export const Route = createFileRoute('/_app/gradebook/$assignmentId/grade/$studentId')({
  loader: ({ context: { queryClient, viewer }, params }) => {
    const [assignmentId, studentId] = [parseId(params.assignmentId), parseId(params.studentId)];
    if (!viewer || assignmentId === undefined || studentId === undefined) return undefined;
    // the neighbouring submissions may be loaded after the work itself
    void queryClient.prefetchQuery(callQuery('ungradedNeighbours', { assignmentId, studentId }));
    return queryClient.ensureQueryData(callQuery('grade', { assignmentId, studentId }));
  },
  component: Grading,
  errorComponent: CourseworkLoadFailed,
});
