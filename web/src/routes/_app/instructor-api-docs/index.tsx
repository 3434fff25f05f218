import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#features/instructor-api/overview-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/')({ component: OverviewPage });
