import { createFileRoute } from '@tanstack/react-router';
import { CohortsFailed } from '#features/cohort-health/cohorts-failed.tsx';
import { CohortsScreen } from '#features/cohort-health/cohorts-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/cohort/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('cohorts', {})),
  component: CohortsScreen,
  errorComponent: CohortsFailed,
});
