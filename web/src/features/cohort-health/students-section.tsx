import { useQuery } from '@tanstack/react-query';
import type { OwnClass } from '@bcs/contract/features/cohort-health/model';
import { AttendanceLegend } from '#features/attendance/attendance-strip.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { Table } from '#kit/table.tsx';
import { callQuery } from '#lib/queries.ts';
import { studentColumns } from './student-columns.tsx';
import { groupByWeek } from './weeks.ts';

type Props = { own: OwnClass; academic: boolean; courseId: number };

/** One row for each student, those who need a look first. SUCC-067 */
export function StudentsSection({ own, academic, courseId }: Props) {
  const { data, isError, refetch } = useQuery(callQuery('cohortHealthNames', { courseId }));
  return (
    <Card aria-label="Students">
      <div className="grid gap-3 p-4 sm:p-5">
        <CardHeader title="Students" lead="Those who need attention first are at the top." />
        {academic && <AttendanceLegend />}
      </div>
      {data ? (
        <Table
          caption="Students"
          columns={studentColumns({ weeks: groupByWeek(data.meetings, own), academic, role: own.role })}
          rows={data.students}
          rowKey={({ studentEnrollmentId }) => studentEnrollmentId}
          empty={<p className="px-5 pb-5 text-muted">This class has no students.</p>}
          cards
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
