import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { MailScreen } from '#features/health/mail-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="E-mail" title="The e-mail of the installation could not be loaded." />
);

export const Route = createFileRoute('/_app/admin/mail')({
  component: MailScreen,
  errorComponent: Failed,
});
