import type { ComponentProps } from 'react';
import { IconCalendarMonth } from '@tabler/icons-react';
import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { plural } from '@bcs/contract/kernel/plural';
import { isStudent } from '@bcs/contract/kernel/roles';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { AllCoursework } from './all-coursework.tsx';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { NextDue } from './next-due.tsx';
import { OverdueBlock } from './overdue-block.tsx';
import { StaffCoursework } from './staff-coursework.tsx';

const countOf = (items: number) => plural(items, 'assignment or milestone', 'assignments and milestones');

/** The coursework of a student: what is overdue, then what is due next, then everything. WORK-003, WORK-004, WORK-005 */
const StudentCoursework = ({
  lists: { overdueAssignments, nextDueAssignments, calendarAssignments, archivedAssignments },
}: {
  lists: CourseworkLists;
}) => (
  <div className="grid gap-6">
    <OverdueBlock assignments={overdueAssignments} />
    <NextDue assignments={nextDueAssignments} />
    <AllCoursework assignments={calendarAssignments} overdue={overdueAssignments} />
    <ArchivedCoursework assignments={archivedAssignments} />
  </div>
);

/** All coursework of the course: students see what to do next, staff see what has come in. WORK-001 */
export function CourseworkScreen(staff: Omit<ComponentProps<typeof StaffCoursework>, 'lists'>) {
  const { role, enrollmentId } = useViewer();
  const lists = useAnswer('coursework', { enrollmentId });
  return (
    <>
      <PageHeader title="Coursework" lead={countOf(lists.calendarAssignments.length)}>
        <LinkButton to="/" hash="coursecalendar">
          <IconCalendarMonth size={18} aria-hidden />
          View Course Calendar
        </LinkButton>
      </PageHeader>
      {isStudent(role) ? <StudentCoursework lists={lists} /> : <StaffCoursework lists={lists} {...staff} />}
    </>
  );
}
