import { createFileRoute } from '@tanstack/react-router';
import { FeedbackFailed } from '#features/weekly-feedback/feedback-failed.tsx';
import { NpsScreen } from '#features/nps/nps-screen.tsx';
import { FeedbackNav } from '#features/survey-turnout/feedback-nav.tsx';
import { callQuery } from '#lib/queries.ts';

const NpsPage = () => <NpsScreen nav={<FeedbackNav here="/nps-report" />} />;

export const Route = createFileRoute('/_app/nps-report')({
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('npsReport', { courseId: viewer.courseId })),
  component: NpsPage,
  errorComponent: FeedbackFailed,
});
