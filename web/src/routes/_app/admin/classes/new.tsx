import { createFileRoute } from '@tanstack/react-router';
import { NewClassScreen } from '#features/classes/new-class-screen.tsx';

export const Route = createFileRoute('/_app/admin/classes/new')({ component: NewClassScreen });
