import { createFileRoute } from '@tanstack/react-router';
import { GradesLoadFailed } from '#features/grades/grades-failed.tsx';
import { GradesScreen } from '#features/grades/grades-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/grades/')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('grades', { enrollmentId: viewer.enrollmentId })),
  component: () => <GradesScreen />,
  errorComponent: GradesLoadFailed,
});
