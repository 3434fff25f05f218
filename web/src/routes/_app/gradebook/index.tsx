import { createFileRoute } from '@tanstack/react-router';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { GRADEBOOK_KEYS } from '#features/gradebook/gradebook-keys.ts';
import { GradebookScreen } from '#features/gradebook/gradebook-screen.tsx';
import { readGradebookSearch, searchOf } from '#features/gradebook/gradebook-search.ts';
import { callQuery } from '#lib/queries.ts';
import { textsOf } from '#lib/search.ts';

function Gradebook() {
  const { view, ...search } = readGradebookSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <GradebookScreen
      filter={parseGradebookFilter(search)}
      view={view}
      onFilter={(filter) =>
        void navigate({ search: { ...searchOf(filter), ...(view && { view }) }, replace: true, resetScroll: false })
      }
      onView={(chosen) => void navigate({ search: { ...search, view: chosen }, replace: true, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute('/_app/gradebook/')({
  validateSearch: (search) => textsOf(search, GRADEBOOK_KEYS),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('gradebookSheet', { courseId: viewer.courseId })),
  component: Gradebook,
});
