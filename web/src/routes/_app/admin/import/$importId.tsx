import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '#features/imports/import-screen.tsx';
import { pathId } from '#lib/path-id.ts';

function Import() {
  const importId = pathId(Route.useParams().importId);
  return <ImportScreen key={importId} importId={importId} />;
}

export const Route = createFileRoute('/_app/admin/import/$importId')({ component: Import });
