import { createFileRoute } from '@tanstack/react-router';
import { CourseworkScreen } from '#features/coursework/coursework-screen.tsx';
import { CourseworkLoadFailed } from '#features/coursework/load-failed.tsx';
import { GradeLink } from '#features/gradebook/grade-link.tsx';
import { toGradeIn } from '#features/gradebook/to-grade.ts';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

function Coursework() {
  const { role } = useViewer();
  return (
    <CourseworkScreen
      actions={(assignment) => <GradeLink assignment={assignment} />}
      waitingOf={(assignment) => toGradeIn(assignment, role)}
    />
  );
}

export const Route = createFileRoute('/_app/coursework/')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('coursework', { enrollmentId: viewer.enrollmentId })),
  component: Coursework,
  errorComponent: CourseworkLoadFailed,
});
