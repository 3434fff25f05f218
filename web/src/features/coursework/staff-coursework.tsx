import { IconCalendarOff } from '@tabler/icons-react';
import { isDueInWeek } from '@bcs/contract/features/coursework/due-date';
import type { Assignment, CourseworkLists } from '@bcs/contract/features/coursework/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { PastWeeks } from './past-weeks.tsx';
import { StaffTable, type Actions } from './staff-table.tsx';

const HEAD_CLASS = 'px-4 pt-3 pb-1 sm:px-5';

type Props = {
  lists: CourseworkLists;
  actions: Actions;
  /** Counts the submissions of an item that the reader has still to grade. */
  waitingOf: (assignment: Assignment) => number;
};

/** The weeks that are over in one line, then what is due this week, then what comes. WORK-006 */
export function StaffCoursework({ lists, actions, waitingOf }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { currentWeekAssignments, calendarAssignments, archivedAssignments, courseStudentsCount } = lists;
  const others = calendarAssignments.filter(({ effectiveDueDate }) => !isDueInWeek(effectiveDueDate, now, timeZone));
  const [past, ahead] = [
    others.filter(({ effectiveDueDate }) => effectiveDueDate < now),
    others.filter(({ effectiveDueDate }) => effectiveDueDate >= now),
  ];
  const table = { students: courseStudentsCount, actions };
  return (
    <div className="grid gap-6">
      <Card className="divide-y divide-line">
        <PastWeeks assignments={past} waiting={past.reduce((sum, item) => sum + waitingOf(item), 0)}>
          <StaffTable {...table} caption="Coursework of past weeks" assignments={past} />
        </PastWeeks>
        <div>
          <CardHeader title="This week" className={HEAD_CLASS} />
          <StaffTable
            {...table}
            caption="Coursework due this week"
            assignments={currentWeekAssignments}
            empty={
              <EmptyState
                level={3}
                icon={<IconCalendarOff size={30} stroke={1.7} />}
                title="No coursework items found for this week"
              />
            }
          />
        </div>
        {ahead.length > 0 && (
          <div>
            <CardHeader title="Ahead" className={HEAD_CLASS} />
            <StaffTable {...table} caption="Coursework ahead by due date" assignments={ahead} />
          </div>
        )}
      </Card>
      <ArchivedCoursework assignments={archivedAssignments} />
    </div>
  );
}
