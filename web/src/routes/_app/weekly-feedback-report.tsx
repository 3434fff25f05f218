import { createFileRoute } from '@tanstack/react-router';
import { FeedbackNav } from '#features/survey-turnout/feedback-nav.tsx';
import { FeedbackFailed } from '#features/weekly-feedback/feedback-failed.tsx';
import { FeedbackScreen } from '#features/weekly-feedback/feedback-screen.tsx';
import { readFeedbackSearch } from '#features/weekly-feedback/feedback-search.ts';
import { parseTexts } from '#lib/search.ts';

// the code that finds the week is not part of everybody's first file
const feedback = () => import('#features/weekly-feedback/load-feedback.ts');

function WeeklyFeedbackReport() {
  const navigate = Route.useNavigate();
  return (
    <FeedbackScreen
      nav={<FeedbackNav here="/weekly-feedback-report" />}
      search={readFeedbackSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/weekly-feedback-report')({
  validateSearch: (search) => parseTexts(search, ['week', 'tab']),
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    if (viewer) await (await feedback()).loadFeedback(queryClient, viewer, deps);
  },
  component: WeeklyFeedbackReport,
  errorComponent: FeedbackFailed,
});
