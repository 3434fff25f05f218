import { IconSchool } from '@tabler/icons-react';
import { midPointSurveyText, dateOrTbd } from '@bcs/contract/features/enrollments/course-dates';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { SchoolName } from './school-name.tsx';
import { useRouter } from '@tanstack/react-router';
import { popRememberedLocation } from '#features/identity/remembered-location.ts';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';

/** Chooses a class and opens the page that the person wanted, or else the dashboard. PICK-001, D-033, D-052 */
function useChooseClass() {
  const { history } = useRouter();
  return (enrollmentId: number) => {
    chooseEnrollment(enrollmentId);
    history.push(popRememberedLocation());
  };
}

const DATES: readonly Column<Enrollment>[] = [
  { key: 'start', header: 'Start Date', cell: ({ course }) => dateOrTbd(course.startDate) },
  { key: 'midpoint', header: 'MidPoint Survey', cell: midPointSurveyText },
  { key: 'end', header: 'End Date', cell: ({ course }) => dateOrTbd(course.endDate) },
];
const WHERE: readonly Column<Enrollment>[] = [
  {
    key: 'school',
    header: 'School',
    cell: ({ course }) => <SchoolName university={course.cohort.program.university} />,
  },
  { key: 'cohort', header: 'Cohort', cell: ({ course }) => course.cohort.name },
];

type Props = {
  caption: string;
  enrollments: readonly Enrollment[];
  /** True shows the columns School and Cohort, if classes from several are listed. D-054 */
  everywhere?: boolean | undefined;
};

/** Specified by PICK-013 and PICK-014. */
export function ClassTable({ caption, enrollments, everywhere = false }: Props) {
  const choose = useChooseClass();
  const name: Column<Enrollment> = {
    key: 'class',
    header: 'Class',
    rowHeader: true,
    className: 'max-md:order-first',
    cell: ({ id, course, courseRole }) => (
      <button
        type="button"
        onClick={() => choose(id)}
        className="group rounded-sm py-1 text-left focus-visible:outline-offset-4"
      >
        <span className="block font-semibold text-brand underline-offset-3 group-hover:underline">{course.name}</span>
        <span className="block text-sm font-normal text-muted">
          {course.code} · {courseRole.name}
        </span>
      </button>
    ),
  };
  return (
    <Card>
      <Table
        caption={caption}
        columns={everywhere ? [...WHERE, name, ...DATES] : [name, ...DATES]}
        rows={enrollments}
        rowKey={({ id }) => id}
        cards
        empty={<EmptyState icon={<IconSchool size={30} />} title="No classes found" />}
      />
    </Card>
  );
}
