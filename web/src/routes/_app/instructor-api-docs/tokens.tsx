import { createFileRoute } from '@tanstack/react-router';
import { TokensPage } from '#features/instructor-api/tokens-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/tokens')({ component: TokensPage });
