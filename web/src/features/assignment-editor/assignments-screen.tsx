import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconNotebook } from '@tabler/icons-react';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { compareInstants, courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { DeletedList } from '#features/deleted-items/deleted-list.tsx';
import { ExportButton } from '#features/grants/export-button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { pastText, splitPast } from '#lib/past-weeks.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { assignmentColumns } from './assignment-columns.tsx';
import type { ListedAssignment } from './assignment-words.ts';
import { ReleasesButton } from './releases-button.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/assignments/');

/**
 * The assignments of a class by week, in every state, from this week on; the archived ones in a tab of their own, where
 * there are some. ADM-091, ADM-100, D-301
 */
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
  const [unfolded, setUnfolded] = useState(false);
  const zone = course.timeZone;
  const dueOf = ({ dueDate, bufferDays }: ListedAssignment) => effectiveDueDate(dueDate, bufferDays, zone);
  const weekAt = (instant: string) => courseWeek(course.startDate, localDay(instant, zone));
  const weekOf = (row: ListedAssignment) => weekAt(dueOf(row));
  const thisWeek = weekAt(useNow());
  const listed = (showsArchived ? archived : standing).toSorted((a, b) => compareInstants(dueOf(a), dueOf(b)));
  const { past, rest } = splitPast(listed, weekOf, thisWeek);
  const table = (
    <div className="grid gap-5">
      <Card>
        {past.length > 0 && (
          <PastLine text={pastText(past, weekOf, 'assignment')} open={unfolded} onOpen={setUnfolded} />
        )}
        <Table
          cards
          dense
          caption={showsArchived ? 'Archived assignments' : 'Assignments by week'}
          columns={assignmentColumns(course.id, zone, weekOf, thisWeek)}
          rows={unfolded ? [...past, ...rest] : rest}
          rowKey={({ id: assignmentId }) => assignmentId}
          nowAt={past.length > 0 ? rest[0]?.id : undefined}
          empty={
            <EmptyState
              icon={<IconNotebook size={30} stroke={1.7} />}
              title={showsArchived ? 'Nothing is archived.' : 'There are no assignments yet.'}
            />
          }
        />
      </Card>
      <DeletedList kind="assignment" courseId={course.id} zone={zone} {...{ deleted, mayEdit }} />
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
