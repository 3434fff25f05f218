import { createFileRoute } from '@tanstack/react-router';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { UnknownCoursework } from '#features/coursework/unknown-coursework.tsx';
import { GRADEBOOK_KEYS } from '#features/gradebook/gradebook-keys.ts';
import { GradebookScreen } from '#features/gradebook/gradebook-screen.tsx';
import { parseGradebookLook, readGradebookSearch, toGradebookSearch } from '#features/gradebook/gradebook-search.ts';
import { callQuery } from '#lib/queries.ts';
import { parseId, parseTexts } from '#lib/search.ts';

/** The gradebook with one assignment chosen; any other path leads to the whole gradebook. D-101 */
function GradebookOfAssignment() {
  const search = readGradebookSearch(Route.useSearch());
  const look = { ...parseGradebookLook(search), view: search.view ?? ('list' as const) };
  const navigate = Route.useNavigate();
  const assignment = parseId(Route.useParams().assignmentId);
  if (assignment === undefined) return <UnknownCoursework />;
  return (
    <GradebookScreen
      filter={parseGradebookFilter({ ...search, assignment })}
      look={look}
      onFilter={(filter) =>
        void navigate({ to: '/gradebook', search: { ...toGradebookSearch(filter), ...look }, resetScroll: false })
      }
      onClear={() =>
        void navigate({
          to: '/gradebook',
          search: parseGradebookLook({ ...look, name: undefined }),
          resetScroll: false,
        })
      }
      onLook={(change, unguarded = false) =>
        void navigate({
          search: { ...toGradebookSearch(parseGradebookFilter(search)), ...parseGradebookLook({ ...look, ...change }) },
          replace: true,
          resetScroll: false,
          ignoreBlocker: unguarded,
        })
      }
    />
  );
}

export const Route = createFileRoute('/_app/gradebook/assignment/$assignmentId')({
  validateSearch: (search) => parseTexts(search, GRADEBOOK_KEYS),
  loader: ({ context: { queryClient, viewer } }) =>
    viewer && queryClient.ensureQueryData(callQuery('gradebookSheet', { courseId: viewer.courseId })),
  component: GradebookOfAssignment,
});
