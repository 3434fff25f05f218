import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#shell/coming-page.tsx';

export const Route = createFileRoute('/_app/students/$enrollmentId/')({ component: ComingPage });
