import { createFileRoute } from '@tanstack/react-router';
import { SessionListFailed } from '#features/sessions/load-failed.tsx';
import { SyllabusScreen } from '#features/sessions/syllabus-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/academicSyllabus')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer &&
    queryClient.ensureQueryData(callQuery('academicSessionsForStudent', { enrollmentId: viewer.enrollmentId })),
  component: SyllabusScreen,
  errorComponent: SessionListFailed,
});
