import { useMemo } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconCertificate, IconInbox } from '@tabler/icons-react';
import type { GradebookFilter } from '@bcs/contract/features/grading/gradebook-filter';
import { mayAssess, onlyViewsGrades } from '@bcs/contract/features/grading/rights';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { GradebookFilters } from './gradebook-filters.tsx';
import { GradebookGrid } from './gradebook-grid.tsx';
import { GradebookList } from './gradebook-list.tsx';
import { gridFor, isJudged, rowsFor, type Gradebook } from './gradebook-rows.ts';
import type { GradebookView } from './gradebook-search.ts';
import { useIsWide } from './use-is-wide.ts';

type Props = {
  filter: GradebookFilter;
  view: GradebookView | undefined;
  onFilter: (filter: GradebookFilter) => void;
  onView: (view: GradebookView) => void;
};

const VIEW_OPTIONS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

/** What students have handed in, as a grid or as the list of work to grade. GRADE-003, GRADE-006 */
export function GradebookScreen({ filter, view, onFilter, onView }: Props) {
  const { courseId, role } = useViewer();
  const { data: gradebook } = useSuspenseQuery(callQuery('gradebook', { courseId }));
  const chosen = gradebook.students.find(({ student }) => student.id === filter.student);
  const isWide = useIsWide();
  const shown = view ?? (isWide ? 'grid' : 'list');
  const rows = useMemo(() => rowsFor(gradebook, filter), [gradebook, filter]);
  const grid = useMemo(() => gridFor(gradebook, filter, rows), [gradebook, filter, rows]);
  return (
    <>
      <PageHeader title="Grade Assignments" lead={leadOf(gradebook, role)}>
        {chosen && COURSE_RUNNERS.some((each) => each === role) && (
          <LinkButton
            to="/students/$enrollmentId/graduation"
            params={{ enrollmentId: String(chosen.studentEnrollmentId) }}
          >
            <IconCertificate size={18} aria-hidden />
            Graduation of {chosen.student.firstName}
          </LinkButton>
        )}
        <Segmented label="View" options={VIEW_OPTIONS} value={shown} onChange={onView} />
      </PageHeader>
      <div className="grid gap-5">
        <GradebookFilters gradebook={gradebook} filter={filter} onFilter={onFilter} />
        {rows.length === 0 ? (
          <Card>
            <EmptyState
              icon={<IconInbox size={30} stroke={1.7} />}
              title="No assignments have been submitted for your chosen criteria"
            />
          </Card>
        ) : shown === 'grid' ? (
          <GradebookGrid {...grid} />
        ) : (
          <GradebookList rows={rows} />
        )}
      </div>
    </>
  );
}

/** How much waits for the person; who only looks on is told how much there is. */
function leadOf({ gradebook }: Gradebook, role: Role): string {
  const waiting = gradebook.filter((row) => !isJudged(row) && mayAssess(row.assignment, role)).length;
  if (onlyViewsGrades(role)) return `${gradebook.length} submissions`;
  if (waiting === 0) return 'Everything is graded.';
  return waiting === 1 ? '1 submission waits for you.' : `${waiting} submissions wait for you.`;
}
