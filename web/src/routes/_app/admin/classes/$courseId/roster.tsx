import { createFileRoute } from '@tanstack/react-router';
import { RosterScreen } from '#features/rosters/roster-screen.tsx';
import { ROSTER } from '#features/rosters/roster-list.ts';
import { pathId } from '#lib/path-id.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId/roster')({
  validateSearch: ROSTER.parse,
  loader: ({ context: { queryClient }, location, params }) =>
    queryClient.ensureQueryData(ROSTER.query(location.search, { courseId: pathId(params.courseId) })),
  component: RosterScreen,
});
