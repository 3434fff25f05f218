import { IconCalendarOff } from '@tabler/icons-react';
import type { CourseworkLists } from '@bcs/contract/features/coursework/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { StaffTable, type Actions } from './staff-table.tsx';

/** WORK-006: what is due this week first, then the whole course. */
export function StaffCoursework({ lists, actions }: { lists: CourseworkLists; actions: Actions }) {
  const { currentWeekAssignments, calendarAssignments, archivedAssignments, courseStudentsCount } = lists;
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader title="This week" className="px-4 pt-4 sm:px-5 pb-3" lead="Due this week, Sunday to Saturday." />
        <StaffTable
          caption="Coursework due this week"
          assignments={currentWeekAssignments}
          students={courseStudentsCount}
          actions={actions}
          empty={
            <EmptyState
              level={3}
              icon={<IconCalendarOff size={30} stroke={1.7} />}
              title="No coursework items found for this week"
            />
          }
        />
      </Card>
      <Card>
        <CardHeader title="All coursework" className="px-4 pt-4 sm:px-5 pb-3" />
        <StaffTable
          caption="All coursework by due date"
          assignments={calendarAssignments}
          students={courseStudentsCount}
          actions={actions}
        />
      </Card>
      <ArchivedCoursework assignments={archivedAssignments} />
    </div>
  );
}
