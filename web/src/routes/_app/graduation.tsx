import { createFileRoute } from '@tanstack/react-router';
import { GraduationScreen } from '#features/graduation/graduation-screen.tsx';
import { readGraduationSearch } from '#features/graduation/graduation-search.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

function Graduation() {
  const { enrollmentId } = useViewer();
  const navigate = Route.useNavigate();
  return (
    <GraduationScreen
      enrollmentId={enrollmentId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/graduation')({
  validateSearch: readGraduationSearch,
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('graduation', { enrollmentId: viewer.enrollmentId })),
  component: Graduation,
});
