import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconNotebook } from '@tabler/icons-react';
import { DeletedList } from '#features/deleted-items/deleted-list.tsx';
import { ExportButton } from '#features/grants/export-button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { formatWeekday } from '#lib/dates.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { assignmentColumns } from './assignment-columns.tsx';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import type { Output } from '#lib/api.ts';
import { ReleasesDialog } from './releases-dialog.tsx';
import { addDays, courseWeek, localDay, weekOf, type Day, type Zone } from '@bcs/contract/kernel/clock';
import type { ListedAssignment } from './assignment-words.ts';

interface AssignmentWeek {
  /** 1 is the week in which the class starts. */
  readonly number: number;
  readonly from: Day;
  readonly rows: readonly ListedAssignment[];
}

/** The assignments by the week of the class in which they are due, in their order; weeks without any are left out. ADM-091 */
function groupByWeek(
  assignments: readonly ListedAssignment[],
  course: { startDate: Day; timeZone: Zone },
): AssignmentWeek[] {
  const weeks = new Map<number, { from: Day; rows: ListedAssignment[] }>();
  for (const each of assignments) {
    const day = addDays(localDay(each.dueDate, course.timeZone), each.bufferDays);
    const number = courseWeek(course.startDate, day);
    const week = weeks.get(number) ?? { from: weekOf(day).from, rows: [] };
    week.rows.push(each);
    weeks.set(number, week);
  }
  return [...weeks].map(([number, week]) => ({ number, ...week })).toSorted((a, b) => a.number - b.number);
}

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

/** The assignments of a class by week, in every state; the archived ones in a tab of their own. ADM-091, ADM-100 */
export function AssignmentsScreen() {
  const { courseId: id } = route.useParams();
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { course, assignments, deleted, mayEdit } = useSuspenseQuery(
    callQuery('adminAssignments', { courseId: pathId(id) }),
  ).data;
  const archived = assignments.filter(({ state }) => state === 'archived');
  const standing = assignments.filter(({ state }) => state !== 'archived');
  const showsArchived = tab === 'archived';
  const weeks = groupByWeek(showsArchived ? archived : standing, course);
  const headings = new Map(
    weeks.flatMap(({ number, from, rows }) =>
      rows.map(({ id: assignmentId }) => [
        assignmentId,
        `${number > 0 ? `Week ${number}` : 'Before the class'}, from ${formatWeekday(from)}`,
      ]),
    ),
  );
  const columns = assignmentColumns(course.id, course.timeZone);
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
        <div className="grid gap-5">
          <Card>
            <Table
              cards
              dense
              caption={showsArchived ? 'Archived assignments' : 'Assignments by week'}
              columns={columns}
              rows={weeks.flatMap(({ rows }) => rows)}
              rowKey={({ id: assignmentId }) => assignmentId}
              groupBy={({ id: assignmentId }) => headings.get(assignmentId) ?? ''}
              empty={
                <EmptyState
                  icon={<IconNotebook size={30} stroke={1.7} />}
                  title={showsArchived ? 'Nothing is archived.' : 'There are no assignments yet.'}
                />
              }
            />
          </Card>
          <DeletedList kind="assignment" courseId={course.id} zone={course.timeZone} {...{ deleted, mayEdit }} />
        </div>
      </Tabs>
    </>
  );
}
