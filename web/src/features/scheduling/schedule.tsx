import { useRef } from 'react';
import { useHasRoom } from '#kit/use-has-room.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { scheduleWeeks, type ListedSession, type ScheduledClass } from './schedule-weeks.ts';

/** Eight columns of about six rem each. */
const TABLE_REM = 48;

type Props = { course: ScheduledClass; sessions: readonly ListedSession[]; mayEdit: boolean };

/** A strip of weeks with the holidays shaded where there is room, a list where there is not. ADM-081, ADM-128 */
export function Schedule({ course, sessions, mayEdit }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(place, TABLE_REM);
  const weeks = scheduleWeeks(course, sessions);
  const shown = { weeks, timeZone: course.timeZone, editsIn: mayEdit ? course.id : null };
  return (
    <div ref={place} className="overflow-clip rounded-[inherit]">
      {hasRoom === true && <ScheduleTable {...shown} />}
      {hasRoom === false && <ScheduleList {...shown} />}
    </div>
  );
}
