import { useDeferredValue, useMemo, useState } from 'react';
import { IconUserSearch } from '@tabler/icons-react';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import type { Sort } from '#kit/sort.ts';
import { Table } from '#kit/table.tsx';
import { useViewer } from '#lib/viewer.ts';
import { StudentCard } from './student-card.tsx';
import { studentColumns } from './student-columns.tsx';
import { StudentsOrder } from './students-order.tsx';
import { searchOfSort, sortOf, type Measure } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';

type Props = {
  rows: readonly StudentRow[];
  measure: Measure;
  search: StudentsSearch;
  onSearch: (search: StudentsSearch) => void;
};

/** A class has some thirty; of more the rest comes when it is asked for. */
const PAGE = 100;

/** The students that are left, as a list or as cards; on phones a list is cards as well. PEOPLE-006 */
export function FoundStudents({ rows, measure, search, onSearch }: Props) {
  const { role } = useViewer();
  const [pages, setPages] = useState(1);
  const sort = sortOf(search);
  const view = search.view ?? 'list';
  const withAverage = gradebookContent(role) !== 'career';
  const onSort = (chosen: Sort) => {
    const { sort: _column, order: _order, ...rest } = search;
    onSearch({ ...rest, ...searchOfSort(chosen) });
  };
  // typing stays fluent however long the list is
  const shown = useDeferredValue(useMemo(() => rows.slice(0, pages * PAGE), [rows, pages]));
  const columns = useMemo(() => studentColumns({ measure, search, withAverage }), [measure, search, withAverage]);
  return (
    <>
      {/* captions sort a table, where there are some */}
      <span className={cx('print:hidden', view === 'list' && 'md:hidden')}>
        <StudentsOrder sort={sort} withAverage={withAverage} onSort={onSort} />
      </span>
      {rows.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconUserSearch size={30} stroke={1.7} />}
            title="No student matches"
            action={
              <Button onClick={() => onSearch(search.view ? { view: search.view } : {})}>Show all students</Button>
            }
          />
        </Card>
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
