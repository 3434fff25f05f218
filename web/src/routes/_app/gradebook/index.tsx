import { createFileRoute } from '@tanstack/react-router';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { GRADEBOOK_KEYS } from '#features/gradebook/gradebook-keys.ts';
import { GradebookScreen } from '#features/gradebook/gradebook-screen.tsx';
import { lookOf, readGradebookSearch, searchOf, type GradebookSearch } from '#features/gradebook/gradebook-search.ts';
import { callQuery } from '#lib/queries.ts';
import { textsOf } from '#lib/search.ts';

function Gradebook() {
  const search = readGradebookSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (next: GradebookSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <GradebookScreen
      filter={parseGradebookFilter(search)}
      look={lookOf(search)}
      onFilter={(filter) => go({ ...searchOf(filter), ...lookOf(search) })}
      onClear={() => go(lookOf({ ...search, name: undefined }))}
      onLook={(look) => go({ ...searchOf(parseGradebookFilter(search)), ...lookOf({ ...search, ...look }) })}
    />
  );
}

export const Route = createFileRoute('/_app/gradebook/')({
  validateSearch: (search) => textsOf(search, GRADEBOOK_KEYS),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('gradebookSheet', { courseId: viewer.courseId })),
  component: Gradebook,
});
