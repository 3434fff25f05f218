import { createFileRoute } from '@tanstack/react-router';
import { ClassScreen } from '#features/classes/class-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId/')({
  component: ClassScreen,
  errorComponent: LoadFailed,
});
