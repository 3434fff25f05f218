import { createFileRoute } from '@tanstack/react-router';
import { EndpointPage } from '#features/instructor-api/endpoint-page.tsx';

export const Route = createFileRoute('/_app/instructor-api-docs/weeklyFeedback')({
  component: () => <EndpointPage key="weeklyFeedback" name="weeklyFeedback" />,
});
