import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { AuditScreen } from '#features/audit/audit-screen.tsx';
import { LIST_KEYS } from '#lib/list-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { parseTexts } from '#lib/search.ts';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="History" title="The history could not be loaded." />
);

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: (search) =>
    parseTexts(search, ['person', 'object', 'course', 'action', 'origin', 'from', 'until', ...LIST_KEYS]),
  component: AuditScreen,
  errorComponent: Failed,
});
