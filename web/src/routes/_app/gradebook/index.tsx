import { createFileRoute } from '@tanstack/react-router';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { GRADEBOOK_KEYS } from '#features/gradebook/gradebook-keys.ts';
import { GradebookScreen } from '#features/gradebook/gradebook-screen.tsx';
import {
  parseGradebookLook,
  readGradebookSearch,
  toGradebookSearch,
  type GradebookSearch,
} from '#features/gradebook/gradebook-search.ts';
import { callQuery } from '#lib/queries.ts';
import { parseTexts } from '#lib/search.ts';

function Gradebook() {
  const search = readGradebookSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (next: GradebookSearch, ignoreBlocker = false) =>
    void navigate({ search: next, replace: true, resetScroll: false, ignoreBlocker });
  return (
    <GradebookScreen
      filter={parseGradebookFilter(search)}
      look={parseGradebookLook(search)}
      onFilter={(filter) => go({ ...toGradebookSearch(filter), ...parseGradebookLook(search) })}
      onClear={() => go(parseGradebookLook({ ...search, name: undefined }))}
      onLook={(look, unguarded) =>
        go(
          { ...toGradebookSearch(parseGradebookFilter(search)), ...parseGradebookLook({ ...search, ...look }) },
          unguarded,
        )
      }
    />
  );
}

export const Route = createFileRoute('/_app/gradebook/')({
  validateSearch: (search) => parseTexts(search, GRADEBOOK_KEYS),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('gradebookSheet', { courseId: viewer.courseId })),
  component: Gradebook,
});
