import { createFileRoute } from '@tanstack/react-router';
import { GraphqlPage } from '#features/instructor-api/graphql-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/graphql')({ component: GraphqlPage });
