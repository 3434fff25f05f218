import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit-screen.tsx';
import { HISTORY } from '#features/audit/audit-list.ts';

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: HISTORY.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(HISTORY.query(location.search, {})),
  component: AuditScreen,
});
