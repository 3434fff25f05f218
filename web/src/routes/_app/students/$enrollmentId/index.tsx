import { createFileRoute } from '@tanstack/react-router';
import { isStudent } from '@bcs/contract/kernel/roles';
import { StudentFailed } from '#features/student-page/student-failed.tsx';
import { StudentScreen } from '#features/student-page/student-screen.tsx';
import { STUDENTS_KEYS } from '#features/student-page/students-keys.ts';
import { readStudentsSearch } from '#features/student-page/students-search.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

function Student() {
  const enrollmentId = pathId(Route.useParams().enrollmentId);
  return (
    <StudentScreen key={enrollmentId} enrollmentId={enrollmentId} search={readStudentsSearch(Route.useSearch())} />
  );
}

export const Route = createFileRoute('/_app/students/$enrollmentId/')({
  // the list from which the profile was opened
  validateSearch: (search) => parseTexts(search, STUDENTS_KEYS),
  loader: ({ context: { queryClient, viewer }, params }) => {
    // the neighbouring students are named beside the title; students do not see them
    if (viewer && !isStudent(viewer.role))
      void queryClient.prefetchQuery(callQuery('studentProfiles', { courseId: viewer.courseId }));
    return queryClient.ensureQueryData(callQuery('studentProfile', { enrollmentId: pathId(params.enrollmentId) }));
  },
  component: Student,
  errorComponent: StudentFailed,
});
