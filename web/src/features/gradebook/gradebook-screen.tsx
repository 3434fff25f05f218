import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconCertificate, IconInbox } from '@tabler/icons-react';
import type { GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import type { Gradebook } from '@bcs/contract/features/gradebook/rows';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { CAREER_GRADERS, gradebookContent, mayGrade, onlyViewsGrades } from '@bcs/contract/features/grading/rights';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { fetchChangedCell } from '#features/grading/sheet-cache.ts';
import { patchReads } from '#lib/changes.ts';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { GradebookFilters } from './gradebook-filters.tsx';
import { GradebookGrid } from '#features/gradebook/grid/gradebook-grid.tsx';
import { GradebookMenu } from './gradebook-menu.tsx';
import { GradebookSheet } from '#features/gradebook/print/gradebook-sheet.tsx';
import { buildGrid, countSubmissions, countWaiting } from './gradebook-rows.ts';
import { filterForRole, parseWork, formatWork, type GradebookLook } from './gradebook-search.ts';
import { useOrder } from './use-order.ts';
import { useMedia, useIsWide } from '#kit/use-media.ts';
import { WorkBeside } from './work-beside.tsx';

// loads the tables too, which the grid does not need
const GradebookList = lazy(() => import('./gradebook-list.tsx').then((file) => ({ default: file.GradebookList })));

type Props = {
  filter: GradebookFilter;
  look: GradebookLook;
  onFilter: (filter: GradebookFilter) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** Changes a part of the view; undefined resets it. Without a guard, nobody is asked about unsaved changes. */
  onLook: (change: { [Key in keyof GradebookLook]: GradebookLook[Key] | undefined }, unguarded?: boolean) => void;
};

/** There is room for the work of a cell beside the grid. D-283 */
const ROOM_BESIDE = '(width >= 80rem)';
const VIEW_OPTIONS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

/** The submissions of students, as a grid or as the list of work to grade. GRADE-003, GRADE-006 */
export function GradebookScreen({ filter: asked, look, onFilter, onLook, onClear }: Props) {
  const { courseId, role, enrollment, timeZone } = useViewer();
  const now = useNow();
  const filter = useMemo(() => filterForRole(asked, role), [asked, role]);
  const gradebook = useAnswer('gradebookSheet', { courseId });
  const client = useQueryClient();
  useEffect(() => patchReads('gradebookSheet', (work) => fetchChangedCell(client, courseId, work)), [client, courseId]);
  const chosen = gradebook.students.find(({ student }) => student.id === filter.student);
  const isWide = useIsWide();
  const shown = look.view ?? (isWide ? 'grid' : 'list');
  const { name, sort = null } = look;
  const order = useOrder(gradebook, sort);
  const grid = useMemo(() => buildGrid(gradebook, filter, { name, order }), [gradebook, filter, name, order]);
  const isEmpty = countSubmissions(gradebook) === 0;
  const { startDate } = enrollment.course;
  const hasStarted = startDate <= localDay(now, timeZone);
  const lead = useMemo(() => leadOf(gradebook, role), [gradebook, role]);
  const title = CAREER_GRADERS.includes(role) ? 'Give Feedback' : 'Grade Assignments';
  useTitle(title);
  const isGrid = shown === 'grid' && !isEmpty && !grid.isEmpty && grid.students.length > 0;
  /** only the grid scrolls */
  const fills = isGrid && isWide;
  const work = useMemo(() => parseWork(look.work), [look.work]);
  const hasRoom = useMedia(ROOM_BESIDE) && fills;
  const open = (next: GradingTarget | null, saved = false) =>
    onLook({ work: next ? formatWork(next) : undefined }, saved);
  const filters = !isEmpty && (
    <GradebookFilters
      key="filters"
      students={gradebook.students}
      assignments={gradebook.assignments}
      filter={filter}
      onFilter={onFilter}
      look={look}
      isGrid={shown === 'grid'}
      onLook={onLook}
      onClear={onClear}
      className={cx(shown === 'grid' && 'order-first')}
    />
  );
  const content = isGrid ? (
    <div key="content" className="flex min-h-0 min-w-0 grow gap-3">
      <div className="min-w-0 grow">
        <GradebookGrid
          parts={grid}
          sort={sort}
          onSort={(next) => onLook({ sort: next ?? undefined })}
          open={hasRoom ? work : null}
          onOpen={hasRoom ? open : null}
        />
      </div>
      {hasRoom && work && <WorkBeside parts={grid} work={work} onOpen={open} />}
    </div>
  ) : (
    <div key="content" id="submissions" tabIndex={-1} className="min-w-0 outline-none">
      {isEmpty ? (
        <NothingHere
          title={hasStarted ? 'Nothing has been submitted yet.' : `The class starts on ${dateText(startDate)}.`}
        />
      ) : grid.isEmpty || grid.students.length === 0 ? (
        <NothingHere
          title="No assignments have been submitted for your chosen criteria"
          action={<Button onClick={onClear}>Show everything</Button>}
        />
      ) : (
        <Suspense fallback={<StandBy />}>
          <GradebookList gradebook={gradebook} filter={filter} name={name} />
        </Suspense>
      )}
    </div>
  );
  return (
    <div className={fills ? 'md:flex md:h-[calc(100dvh-5.5rem)] md:min-h-96 md:flex-col' : 'mx-auto max-w-[78rem]'}>
      {/* the grid comes before its filters in the page's order */}
      {shown === 'list' && <SkipLink to="submissions">Skip to the submissions</SkipLink>}
      <PageHeader title={title} lead={lead} dense={isWide}>
        {chosen && COURSE_RUNNERS.includes(role) && (
          <LinkButton
            to="/students/$enrollmentId/graduation"
            params={{ enrollmentId: String(chosen.studentEnrollmentId) }}
          >
            <IconCertificate size={18} aria-hidden />
            <span className="max-w-48 truncate">Graduation of {chosen.student.firstName}</span>
          </LinkButton>
        )}
        <span className="flex items-center gap-2">
          <Segmented label="View" options={VIEW_OPTIONS} value={shown} onChange={(view) => onLook({ view })} />
          <GradebookMenu filter={filter} look={look} />
        </span>
      </PageHeader>
      <GradebookSheet parts={grid} />
      {/* the keyboard comes to the grid before its filters, which stand above it */}
      <div className="flex min-h-0 grow flex-col gap-2 print:hidden">
        {shown === 'grid' ? [content, filters] : [filters, content]}
      </div>
    </div>
  );
}

const NothingHere = ({ title, action }: { title: string; action?: ReactNode }) => (
  <EmptyCard icon={<IconInbox size={30} stroke={1.7} />} title={title} action={action} />
);

/** Says how much is waiting for the grader; people who only read see how much there is in total. */
function leadOf(gradebook: Gradebook, role: Role): string | null {
  if (countSubmissions(gradebook) === 0) return null;
  if (onlyViewsGrades(role)) return `${countSubmissions(gradebook)} submissions`;
  const waiting = countWaiting(gradebook, (item) => mayGrade(item, role));
  if (waiting === 0) return 'Everything is graded.';
  // people who also see career work, but do not grade it, need to know which kind is meant
  const kind = gradebookContent(role) === 'all' && !CAREER_GRADERS.includes(role) ? 'academic ' : '';
  return `${plural(waiting, `${kind}submission`)} to grade.`;
}
