import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { GrantsScreen } from '#features/grants/grants-screen.tsx';
import { LIST_KEYS } from '#lib/list-keys.ts';
import { LoadFailed } from '#lib/load-failed.tsx';
import { parseTexts } from '#lib/search.ts';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="Grants" title="The grants could not be loaded." />
);

export const Route = createFileRoute('/_app/admin/grants')({
  validateSearch: (search) => parseTexts(search, ['q', 'over', 'state', ...LIST_KEYS]),
  component: GrantsScreen,
  errorComponent: Failed,
});
