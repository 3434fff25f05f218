import type { StudentRow } from '@bcs/contract/features/student-page/model';
import type { Column } from '#kit/column.ts';
import { StudentActions } from './student-actions.tsx';
import { AttendanceSoFar, AverageFigure, LastSeen, OverdueFigure } from './student-figures.tsx';
import { StudentName } from './student-name.tsx';
import type { StudentMeasure } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';

interface Wiring {
  readonly measure: StudentMeasure;
  readonly search: StudentsSearch;
  /** True for people whose gradebook contains letter grades. D-102 */
  readonly withAverage: boolean;
}

/** The rows are already sorted; this marks the column as sortable by the address. */
const sortable = () => null;

export const studentColumns = ({ measure, search, withAverage }: Wiring): Column<StudentRow>[] => [
  {
    key: 'name',
    header: 'Student',
    rowHeader: true,
    // as wide as the table leaves room: long names end in dots there
    className: 'md:w-1/2 md:max-w-0',
    sortBy: sortable,
    cell: (row) => <StudentName row={row} search={search} />,
  },
  {
    key: 'attendance',
    header: 'Attendance',
    sortBy: sortable,
    cell: (row) => <AttendanceSoFar row={row} measure={measure} />,
  },
  ...(withAverage
    ? [{ key: 'average', header: 'Average', sortBy: sortable, cell: (row: StudentRow) => <AverageFigure row={row} /> }]
    : []),
  { key: 'overdue', header: 'Overdue work', sortBy: sortable, cell: (row) => <OverdueFigure row={row} /> },
  { key: 'seen', header: 'Last seen', sortBy: sortable, cell: (row) => <LastSeen row={row} measure={measure} /> },
  {
    key: 'actions',
    header: 'Contact',
    hideHeader: true,
    align: 'end',
    // where the columns need the room, the name leads to the same buttons
    className: 'md:max-xl:hidden',
    cell: ({ student, studentEnrollmentId }) => (
      <span className="inline-flex gap-2">
        <StudentActions student={student} studentEnrollmentId={studentEnrollmentId} />
      </span>
    ),
  },
];
