import { createFileRoute } from '@tanstack/react-router';
import { FeedbackFailed } from '#features/weekly-feedback/feedback-failed.tsx';
import { FeedbackNav } from '#features/survey-turnout/feedback-nav.tsx';
import { TurnoutScreen } from '#features/survey-turnout/turnout-screen.tsx';
import { callQuery } from '#lib/queries.ts';

const TurnoutPage = () => <TurnoutScreen nav={<FeedbackNav here="/survey-turnout" />} />;

export const Route = createFileRoute('/_app/survey-turnout')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('surveyTurnout', { courseId: viewer.courseId })),
  component: TurnoutPage,
  errorComponent: FeedbackFailed,
});
