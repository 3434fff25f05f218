import { createFileRoute } from '@tanstack/react-router';
import { ClassLayout } from '#features/classes/class-layout.tsx';

export const Route = createFileRoute('/_app/admin/classes/$courseId')({ component: ClassLayout });
