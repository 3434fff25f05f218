import { createFileRoute } from '@tanstack/react-router';
import { CourseworkScreen } from '#features/coursework/coursework-screen.tsx';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';
import { GradeLink } from '#features/gradebook/grade-link.tsx';
import { callQuery } from '#lib/queries.ts';

function Coursework() {
  return <CourseworkScreen actions={(assignment) => <GradeLink assignment={assignment} />} />;
}

export const Route = createFileRoute('/_app/coursework/')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('coursework', { enrollmentId: viewer.enrollmentId })),
  component: Coursework,
  errorComponent: CourseworkLoadFailed,
});
