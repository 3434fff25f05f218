import { useState } from 'react';
import { IconCalendarOff } from '@tabler/icons-react';
import { isDueInWeek } from '@bcs/contract/features/coursework/due-date';
import type { Assignment, CourseworkLists } from '@bcs/contract/features/coursework/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { pastText } from '#lib/past-weeks.ts';
import { useViewer } from '#lib/viewer.ts';
import { ArchivedCoursework } from './archived-coursework.tsx';
import { StaffTable, type ItemActions } from './staff-table.tsx';
import { useCourseWeek } from './use-course-week.ts';

const HEAD_CLASS = 'px-4 pt-3 pb-1 sm:px-5';

type Props = {
  lists: CourseworkLists;
  actions: ItemActions;
  /** Counts the submissions of an item that the reader has still to grade. */
  waitingOf: (assignment: Assignment) => number;
};

/** Past weeks in one line, then the work due this week, then the rest. WORK-006, D-301 */
export function StaffCoursework({ lists, actions, waitingOf }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { weekOf } = useCourseWeek();
  const [unfolded, setUnfolded] = useState(false);
  const { currentWeekAssignments, calendarAssignments, archivedAssignments, courseStudentsCount } = lists;
  const others = calendarAssignments.filter(({ effectiveDueDate }) => !isDueInWeek(effectiveDueDate, now, timeZone));
  const [past, ahead] = [
    others.filter(({ effectiveDueDate }) => effectiveDueDate < now),
    others.filter(({ effectiveDueDate }) => effectiveDueDate >= now),
  ];
  const table = { students: courseStudentsCount, actions };
  const waiting = past.reduce((sum, item) => sum + waitingOf(item), 0);
  return (
    <div className="grid gap-6">
      <Card className="divide-y divide-line">
        {past.length > 0 && (
          <PastLine
            text={pastText(past, weekOf, 'item', ...(waiting > 0 ? [`${waiting} to grade`] : []))}
            open={unfolded}
            onOpen={setUnfolded}
          />
        )}
        {unfolded && past.length > 0 && (
          <StaffTable {...table} caption="Coursework of past weeks" assignments={past} weekOf={weekOf} />
        )}
        <div data-now="">
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
            <StaffTable {...table} caption="Coursework ahead by due date" assignments={ahead} weekOf={weekOf} />
          </div>
        )}
      </Card>
      <ArchivedCoursework assignments={archivedAssignments} />
    </div>
  );
}
