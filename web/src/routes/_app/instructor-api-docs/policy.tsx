import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '#features/instructor-api/policy-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/policy')({ component: PolicyPage });
