import { createFileRoute } from '@tanstack/react-router';
import { CohortScreen } from '#features/cohort-health/cohort-screen.tsx';
import { CohortsFailed } from '#features/cohort-health/cohorts-failed.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

function Cohort() {
  const courseId = pathId(Route.useParams().courseId);
  return <CohortScreen key={courseId} courseId={courseId} />;
}

export const Route = createFileRoute('/_app/cohort/$courseId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(callQuery('cohortHealth', { courseId: pathId(params.courseId) })),
  component: Cohort,
  errorComponent: CohortsFailed,
});
