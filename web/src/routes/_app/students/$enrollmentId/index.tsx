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
  // the list that the profile was opened from
  validateSearch: (search) => parseTexts(search, STUDENTS_KEYS),
  loader: ({ context: { queryClient, viewer }, params }) => {
    // whoever comes before and after stands beside the name; a student has nobody there
    if (viewer && !isStudent(viewer.role))
      void queryClient.prefetchQuery(callQuery('studentProfiles', { courseId: viewer.courseId }));
    return queryClient.ensureQueryData(callQuery('studentProfile', { enrollmentId: pathId(params.enrollmentId) }));
  },
  component: Student,
  errorComponent: StudentFailed,
});
