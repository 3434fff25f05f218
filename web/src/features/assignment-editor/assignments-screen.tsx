import { getRouteApi } from '@tanstack/react-router';
import { DeletedList } from '#features/deleted-items/deleted-list.tsx';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { ExportButton } from '#features/grants/export-button.tsx';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Tabs } from '#kit/tabs.tsx';
import type { Output } from '#lib/api.ts';
import { pathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { AssignmentsTable } from './assignments-table.tsx';
import { ReleasesDialog } from './releases-dialog.tsx';

/** Opens the plan of releases of a class. ADM-094 */
function ReleasesButton({ course }: { course: Output<'adminAssignments'>['course'] }) {
  const form = `releases/${course.id}`;
  const [open, setOpen] = useFormOpen(form);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Plan releases</Button>
      {open && <ReleasesDialog form={form} course={course} onClose={() => setOpen(false)} />}
    </>
  );
}

const route = getRouteApi('/_app/admin/classes/$courseId/assignments/');

/**
 * The assignments of a class by week, in every state, beginning with this week; archived ones have a separate tab.
 * ADM-091, ADM-100, D-301
 */
export function AssignmentsScreen() {
  const { courseId: id } = route.useParams();
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { course, assignments, deleted, mayEdit } = useAnswer('adminAssignments', { courseId: pathId(id) });
  const archived = assignments.filter(({ state }) => state === 'archived');
  const standing = assignments.filter(({ state }) => state !== 'archived');
  const showsArchived = tab === 'archived';
  const shown = showsArchived
    ? { assignments: archived, caption: 'Archived assignments', empty: 'Nothing is archived.' }
    : { assignments: standing, caption: 'Assignments by week', empty: 'There are no assignments yet.' };
  const table = (
    <div className="grid gap-5">
      <AssignmentsTable key={shown.caption} course={course} {...shown} />
      <DeletedList kind="assignment" courseId={course.id} zone={course.timeZone} {...{ deleted, mayEdit }} />
    </div>
  );
  return (
    <>
      <PageHeader title="Assignments" dense>
        <ExportButton noun="assignments" filters={{ courseId: course.id }} />
        {mayEdit && standing.length > 0 && (
          <LinkButton to="/admin/classes/$courseId/move" params={{ courseId: id }}>
            Move
          </LinkButton>
        )}
        {mayEdit && <ReleasesButton course={course} />}
        {mayEdit && (
          <LinkButton
            tone="primary"
            to="/admin/classes/$courseId/assignments/$assignmentId"
            params={{ courseId: id, assignmentId: 'new' }}
          >
            New assignment
          </LinkButton>
        )}
      </PageHeader>
      {archived.length === 0 && !showsArchived ? (
        table
      ) : (
        <Tabs
          label="Assignments"
          tabs={[
            { value: 'standing', label: 'In the class', count: standing.length },
            { value: 'archived', label: 'Archived', count: archived.length },
          ]}
          value={showsArchived ? 'archived' : 'standing'}
          onChange={(value) =>
            void navigate({ search: value === 'archived' ? { tab: value } : {}, replace: true, resetScroll: false })
          }
        >
          {table}
        </Tabs>
      )}
    </>
  );
}
