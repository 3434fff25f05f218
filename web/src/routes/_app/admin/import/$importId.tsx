import { createFileRoute } from '@tanstack/react-router';
import { redirectUnauthorized } from '#features/imports/lead-away.ts';
import { IMPORTS_LIST } from '#features/imports/imports-list.ts';
import { ImportScreen } from '#features/imports/import-screen.tsx';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';

function Import() {
  const importId = pathId(Route.useParams().importId);
  return <ImportScreen key={importId} importId={importId} />;
}

export const Route = createFileRoute('/_app/admin/import/$importId')({
  loader: ({ context: { queryClient }, params: { importId } }) =>
    queryClient
      .fetchQuery(callQuery('imports', { ...IMPORTS_LIST.input({}, {}), importId: pathId(importId) }))
      .catch(redirectUnauthorized),
  component: Import,
});
