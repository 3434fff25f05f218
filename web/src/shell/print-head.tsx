import type { Enrollment } from '@bcs/contract/features/enrollments/model';

/** On paper, where the header is not: whose class it is. */
export function PrintHead({ enrollment: { course } }: { enrollment: Enrollment }) {
  const { cohort } = course;
  return (
    <p className="mb-4 hidden text-sm text-muted print:block">
      {[cohort.program.university.name, cohort.name, course.name].join(' · ')}
    </p>
  );
}
