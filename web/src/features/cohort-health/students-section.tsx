import { useState } from 'react';
import type { CohortStudent, OwnClass } from '@bcs/contract/features/cohort-health/model';
import { AttendanceLegend } from '#features/attendance/attendance-strip.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { Segmented } from '#kit/segmented.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { sortRows, type Sort } from '#kit/sort.ts';
import { Table } from '#kit/table.tsx';
import { useIsPrinted } from '#lib/is-printed.ts';
import { useNow } from '#lib/now.ts';
import { useRead } from '#lib/queries.ts';
import { MEETINGS_SHOWN, meetingsShown } from './meetings-shown.ts';
import { studentColumns } from './student-columns.tsx';

/** One row for each student, beginning with those who need attention. SUCC-067 */
export function StudentsSection({ own, academic, courseId }: { own: OwnClass; academic: boolean; courseId: number }) {
  const { data, isError, refetch } = useRead('cohortHealthNames', { courseId });
  const now = useNow();
  return (
    <Card aria-label="Students">
      <div className="grid gap-3 p-4 sm:p-5">
        <CardHeader
          title="Students"
          lead={`Those who need attention first are at the top.${academic ? ` Attendance shows the last ${MEETINGS_SHOWN} class meetings.` : ''}`}
        />
        {academic && <AttendanceLegend />}
      </div>
      {data ? (
        <StudentTable
          students={data.students}
          columns={studentColumns({ meetings: meetingsShown(data.meetings, own, now), academic, role: own.role })}
        />
      ) : isError ? (
        // SUCC-100
        <p role="alert" className="flex flex-wrap items-center gap-3 px-5 pb-5">
          We could not check students. Try again.
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className="px-5 pb-5">
          <SkeletonRows rows={8} />
        </div>
      )}
    </Card>
  );
}

/** The number of rows at once: more are asked for; paper has all of them. */
const PAGE = 25;

type TableProps = { students: readonly CohortStudent[]; columns: readonly Column<CohortStudent>[] };

function StudentTable({ students, columns }: TableProps) {
  const [which, setWhich] = useState<'all' | 'attention'>('all');
  const [count, setCount] = useState(PAGE);
  const [sort, setSort] = useState<Sort | null>(null);
  const isPrinted = useIsPrinted();
  const needy = students.filter(({ standing }) => standing !== 'on track');
  const chosen = which === 'all' ? students : needy;
  const by = columns.find(({ key }) => key === sort?.column)?.sortBy;
  const sorted = sort && by ? sortRows(chosen, by, sort.descending) : chosen;
  const shown = isPrinted ? sorted : sorted.slice(0, count);
  const left = sorted.length - shown.length;
  return (
    <>
      {needy.length > 0 && needy.length < students.length && (
        <div className="px-4 pb-4 sm:px-5 print:hidden">
          <Segmented
            label="Which students"
            value={which}
            onChange={(next) => {
              setWhich(next);
              setCount(PAGE);
            }}
            options={[
              { value: 'all', label: `All ${students.length}` },
              { value: 'attention', label: `Need attention ${needy.length}` },
            ]}
          />
        </div>
      )}
      <Table
        caption="Students"
        columns={columns}
        rows={shown}
        rowKey={({ studentEnrollmentId }) => studentEnrollmentId}
        empty={<p className="px-5 pb-5 text-muted">This class has no students.</p>}
        cards
        sort={sort}
        onSort={setSort}
      />
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 sm:px-5">
          <Button onClick={() => setCount(count + PAGE)}>Show {Math.min(PAGE, left)} more</Button>
          <Button tone="quiet" onClick={() => setCount(sorted.length)}>
            Show all {sorted.length}
          </Button>
        </div>
      )}
    </>
  );
}
