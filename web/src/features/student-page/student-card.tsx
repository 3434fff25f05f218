import type { ReactNode } from 'react';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { StudentActions } from './student-actions.tsx';
import { AttendanceSoFar, Average, LastSeen, Overdue } from './student-figures.tsx';
import { StudentName } from './student-name.tsx';
import type { Measure } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';

type Props = { row: StudentRow; measure: Measure; search: StudentsSearch; withAverage: boolean };

/** A student at a glance, with the way to the profile. PEOPLE-006 */
export function StudentCard({ row, measure, search, withAverage }: Props) {
  return (
    <li className="grid content-between gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <StudentName row={row} search={search} size={48} />
      <dl className="grid grid-cols-2 gap-3">
        <Figure term="Attendance">
          <AttendanceSoFar row={row} measure={measure} />
        </Figure>
        {withAverage && (
          <Figure term="Average">
            <Average row={row} />
          </Figure>
        )}
        <Figure term="Overdue work">
          <Overdue row={row} />
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
}

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-xs text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
