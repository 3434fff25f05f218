import { createFileRoute } from '@tanstack/react-router';
import { GraduationScreen } from '#features/graduation/graduation-screen.tsx';
import { readGraduationSearch } from '#features/graduation/graduation-search.ts';
import { StudentNav } from '#features/student-page/student-nav.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

function Graduation() {
  const enrollmentId = pathId(Route.useParams().enrollmentId);
  const navigate = Route.useNavigate();
  return (
    <GraduationScreen
      enrollmentId={enrollmentId}
      search={Route.useSearch()}
      nav={<StudentNav enrollmentId={enrollmentId} search={{}} to="/students/$enrollmentId/graduation" />}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/students/$enrollmentId/graduation')({
  validateSearch: readGraduationSearch,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('graduation', { enrollmentId: pathId(params.enrollmentId) })),
  component: Graduation,
});
