import { createFileRoute } from '@tanstack/react-router';
import { AssistantScreen } from '#features/assistant/assistant-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

function Assistant() {
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AssistantScreen
      question={q === undefined ? '' : String(q)}
      onAsk={(question) => void navigate({ search: { q: question }, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/assistant')({
  validateSearch: (search) => parseTexts(search, ['q']),
  loaderDeps: ({ search }) => search,
  // an answer that is loaded with the page moves nothing; a failure is shown in its place
  loader: async ({ context: { queryClient, viewer }, deps: { q } }) => {
    if (viewer && q !== undefined)
      await queryClient.prefetchQuery(
        callQuery('searchMaterial', { enrollmentId: viewer.enrollmentId, question: String(q) }),
      );
  },
  component: Assistant,
});
