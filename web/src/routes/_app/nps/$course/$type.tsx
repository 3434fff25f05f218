import { createFileRoute } from '@tanstack/react-router';
import { NpsSurvey } from '#features/surveys/course-surveys.tsx';

export const Route = createFileRoute('/_app/nps/$course/$type')({ component: Nps });

function Nps() {
  return <NpsSurvey {...Route.useParams()} />;
}
