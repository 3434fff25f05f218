import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { HealthScreen } from '#features/health/health-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="Health" title="The health of the installation could not be loaded." />
);

export const Route = createFileRoute('/_app/admin/health')({
  component: HealthScreen,
  errorComponent: Failed,
});
