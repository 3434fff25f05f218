import { createFileRoute } from '@tanstack/react-router';
import { WeeklySurvey } from '#features/surveys/course-surveys.tsx';
import { LatestFollowUp } from '#features/weekly-feedback/latest-follow-up.tsx';

export const Route = createFileRoute('/_app/feedback/$week')({ component: Weekly });

function Weekly() {
  return <WeeklySurvey week={Route.useParams().week} above={<LatestFollowUp />} />;
}
