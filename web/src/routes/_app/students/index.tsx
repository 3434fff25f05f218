import { createFileRoute } from '@tanstack/react-router';
import { PastStudents } from '#features/rosters/past-students.tsx';
import { StudentsFailed } from '#features/student-page/students-failed.tsx';
import { StudentsScreen } from '#features/student-page/students-screen.tsx';
import { readStudentsSearch } from '#features/student-page/students-search.ts';
import { STUDENTS_KEYS } from '#features/student-page/students-keys.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

function Students() {
  const navigate = Route.useNavigate();
  return (
    <>
      <StudentsScreen
        search={readStudentsSearch(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
      <PastStudents />
    </>
  );
}

export const Route = createFileRoute('/_app/students/')({
  validateSearch: (search) => parseTexts(search, STUDENTS_KEYS),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('studentProfiles', { courseId: viewer.courseId })),
  component: Students,
  errorComponent: StudentsFailed,
});
