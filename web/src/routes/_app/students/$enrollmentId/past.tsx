import { createFileRoute } from '@tanstack/react-router';
import { PastStudentScreen } from '#features/rosters/past-student-screen.tsx';
import { StudentFailed } from '#features/student-page/student-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { parseId, parseTexts } from '#lib/search.ts';

const PastStudent = () => <PastStudentScreen {...Route.useLoaderData()} />;

export const Route = createFileRoute('/_app/students/$enrollmentId/past')({
  // people who come from the roster of another class name it
  validateSearch: (search) => parseTexts(search, ['class']),
  loaderDeps: ({ search }) => ({ courseId: parseId(search.class) }),
  loader: async ({ context: { queryClient, viewer }, params, deps }) => {
    const courseId = deps.courseId ?? viewer?.courseId ?? 0;
    const wanted = { courseId, enrollmentId: pathId(params.enrollmentId) };
    await queryClient.ensureQueryData(callQuery('pastStudentProfile', wanted));
    return wanted;
  },
  component: PastStudent,
  errorComponent: StudentFailed,
});
