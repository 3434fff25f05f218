import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '#features/instructor-api/webhooks-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/webhooks')({ component: WebhooksPage });
