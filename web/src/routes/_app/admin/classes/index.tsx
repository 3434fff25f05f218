import { createFileRoute } from '@tanstack/react-router';
import { ClassesScreen } from '#features/classes/classes-screen.tsx';
import { CLASSES } from '#features/classes/classes-list.ts';

export const Route = createFileRoute('/_app/admin/classes/')({
  validateSearch: CLASSES.parse,
  loader: ({ context: { queryClient }, location }) => queryClient.ensureQueryData(CLASSES.query(location.search, {})),
  component: ClassesScreen,
});
