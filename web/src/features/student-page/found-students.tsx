import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { IconSortAscending, IconSortDescending, IconUserSearch } from '@tabler/icons-react';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { Button, IconButton } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { Card } from '#kit/card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Sort } from '#kit/sort.ts';
import { Table } from '#kit/table.tsx';
import { useViewer } from '#lib/viewer.ts';
import { StudentActions } from './student-actions.tsx';
import { studentColumns } from './student-columns.tsx';
import { AttendanceSoFar, AverageFigure, LastSeen, OverdueFigure } from './student-figures.tsx';
import { StudentName } from './student-name.tsx';
import { searchOfSort, toSort, type StudentMeasure } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';

type Props = {
  rows: readonly StudentRow[];
  measure: StudentMeasure;
  search: StudentsSearch;
  onSearch: (search: StudentsSearch) => void;
};

/** A class has about thirty students; the rest of a larger one is shown on request. */
const PAGE = 100;

type StudentsOrderProps = { sort: Sort; withAverage: boolean; onSort: (sort: Sort) => void };

const OPTIONS = [
  { value: 'name', label: 'Name' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'average', label: 'Average' },
  { value: 'overdue', label: 'Overdue work' },
  { value: 'seen', label: 'Last seen' },
] as const;

/** The order of the cards, and of the rows where a phone shows no captions to press. */
function StudentsOrder({ sort, withAverage, onSort }: StudentsOrderProps) {
  const Icon = sort.descending ? IconSortDescending : IconSortAscending;
  return (
    <span className="flex items-end gap-1">
      <SelectField
        label="Sort by"
        hideLabel
        value={sort.column}
        options={OPTIONS.filter(({ value }) => withAverage || value !== 'average').map(({ value, label }) => ({
          value,
          label: `Sort by ${label.toLowerCase()}`,
        }))}
        // the worst comes first
        onChange={(event) =>
          onSort({ column: event.currentTarget.value, descending: event.currentTarget.value === 'overdue' })
        }
      />
      <IconButton
        icon={Icon}
        label={sort.descending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      />
    </span>
  );
}

type StudentCardProps = { row: StudentRow; measure: StudentMeasure; search: StudentsSearch; withAverage: boolean };

/** A student at a glance, with the way to the profile. PEOPLE-006 */
const StudentCard = ({ row, measure, search, withAverage }: StudentCardProps) => (
  <li className="grid content-between gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
    <StudentName row={row} search={search} size={48} />
    <dl className="grid grid-cols-2 gap-3">
      <Figure term="Attendance">
        <AttendanceSoFar row={row} measure={measure} />
      </Figure>
      {withAverage && (
        <Figure term="Average">
          <AverageFigure row={row} />
        </Figure>
      )}
      <Figure term="Overdue work">
        <OverdueFigure row={row} />
      </Figure>
      <Figure term="Last seen">
        <LastSeen row={row} measure={measure} />
      </Figure>
    </dl>
    <div className="flex flex-wrap gap-2">
      <StudentActions student={row.student} studentEnrollmentId={row.studentEnrollmentId} />
    </div>
  </li>
);

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-xs text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The students that are left, as a list or as cards; on phones a list is cards as well. PEOPLE-006 */
export function FoundStudents({ rows, measure, search, onSearch }: Props) {
  const { role } = useViewer();
  const [pages, setPages] = useState(1);
  const sort = toSort(search);
  const view = search.view ?? 'list';
  const withAverage = gradebookContent(role) !== 'career';
  const onSort = (chosen: Sort) => {
    const { sort: _column, order: _order, ...rest } = search;
    onSearch({ ...rest, ...searchOfSort(chosen) });
  };
  // typing stays fast however long the list is
  const shown = useDeferredValue(useMemo(() => rows.slice(0, pages * PAGE), [rows, pages]));
  const columns = useMemo(() => studentColumns({ measure, search, withAverage }), [measure, search, withAverage]);
  return (
    <>
      {/* the captions sort the table, if there is one */}
      <span className={cx('print:hidden', view === 'list' && 'md:hidden')}>
        <StudentsOrder sort={sort} withAverage={withAverage} onSort={onSort} />
      </span>
      {rows.length === 0 ? (
        <EmptyCard
          icon={<IconUserSearch size={30} stroke={1.7} />}
          title="No student matches"
          action={<Button onClick={() => onSearch(search.view ? { view: search.view } : {})}>Show all students</Button>}
        />
      ) : view === 'cards' ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((row) => (
            <StudentCard key={row.studentEnrollmentId} {...{ row, measure, search, withAverage }} />
          ))}
        </ul>
      ) : (
        <Card>
          <Table
            caption="Students"
            columns={columns}
            rows={shown}
            rowKey={({ studentEnrollmentId }) => studentEnrollmentId}
            sort={sort}
            onSort={onSort}
            cards
          />
        </Card>
      )}
      {rows.length > pages * PAGE && (
        <Button className="justify-self-center" onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
    </>
  );
}
