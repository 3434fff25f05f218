import { createFileRoute } from '@tanstack/react-router';
import { CareerCreateScreen } from '#features/sessions/career-create-screen.tsx';

export const Route = createFileRoute('/_app/sessions/create')({ component: CareerCreateScreen });
