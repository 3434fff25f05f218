import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { OverviewScreen } from '#features/administration/overview-screen.tsx';
import { FirstClass } from '#features/setup/first-class.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="Administration" title="The overview could not be loaded." />
);

const Overview = () => (
  <OverviewScreen>
    <FirstClass />
  </OverviewScreen>
);

export const Route = createFileRoute('/_app/admin/')({
  component: Overview,
  errorComponent: Failed,
});
