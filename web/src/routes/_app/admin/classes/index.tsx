import { createFileRoute } from '@tanstack/react-router';
import { ClassesScreen } from '#features/classes/classes-screen.tsx';
import { CLASSES } from '#features/classes/classes-list.ts';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/classes/')({
  validateSearch: CLASSES.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(CLASSES.query(location.search, {})),
  component: ClassesScreen,
  errorComponent: LoadFailed,
});
