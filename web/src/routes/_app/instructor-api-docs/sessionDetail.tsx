import { createFileRoute } from '@tanstack/react-router';
import { EndpointPage } from '#features/instructor-api/endpoint-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/sessionDetail')({
  component: () => <EndpointPage key="sessionDetail" name="sessionDetail" />,
});
