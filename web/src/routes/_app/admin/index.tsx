import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { OverviewScreen } from '#features/administration/overview-screen.tsx';
import { FirstClass } from '#features/setup/first-class.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';
import { callQuery } from '#lib/queries.ts';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="Administration" title="The overview could not be loaded." />
);

const Overview = () => (
  <OverviewScreen>
    <FirstClass />
  </OverviewScreen>
);

export const Route = createFileRoute('/_app/admin/')({
  // both at once, so that nothing moves later; people without steps are refused them, which hinders nothing
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(callQuery('adminOverview')),
      queryClient.prefetchQuery({ ...callQuery('setupSteps'), retry: false }),
    ]);
  },
  component: Overview,
  errorComponent: Failed,
});
