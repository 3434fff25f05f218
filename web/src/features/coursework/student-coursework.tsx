import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { AllCoursework } from './all-coursework.tsx';
import { NextDue } from './next-due.tsx';
import { OverdueBlock } from './overdue-block.tsx';

/** The coursework of a student: what is overdue, then what is due next, then everything. WORK-003, WORK-004, WORK-005 */
export const StudentCoursework = ({
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
