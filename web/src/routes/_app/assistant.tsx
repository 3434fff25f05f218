import { createFileRoute } from '@tanstack/react-router';
import { AssistantScreen } from '#features/assistant/assistant-screen.tsx';
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
  component: Assistant,
});
