import { useRef, useState } from 'react';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { useHasRoom } from '#kit/use-has-room.ts';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { splitPast } from '#lib/past-weeks.ts';
import { weeksText } from '#lib/weeks-text.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { scheduleWeeks, type ListedSession, type ScheduledClass, type ScheduleWeek } from './schedule-weeks.ts';

/** Eight columns of about six rem each. */
const TABLE_REM = 48;

type Props = { course: ScheduledClass; sessions: readonly ListedSession[]; mayEdit: boolean };

/** A strip of weeks with the holidays shaded where there is room, a list where there is not; it begins with this week. ADM-081, ADM-128 */
export function Schedule({ course, sessions, mayEdit }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(place, TABLE_REM);
  const [open, setOpen] = useState(false);
  const today = localDay(useNow(), course.timeZone);
  const { past, rest } = splitPast(
    scheduleWeeks(course, sessions),
    ({ number }) => number,
    courseWeek(course.startDay, today),
  );
  const shown = {
    weeks: open ? [...past, ...rest] : rest,
    today,
    timeZone: course.timeZone,
    editsIn: mayEdit ? course.id : null,
  };
  return (
    <div ref={place} className="overflow-clip rounded-[inherit]">
      {past.length > 0 && <PastLine text={pastText(past)} open={open} onOpen={setOpen} />}
      {hasRoom === true && <ScheduleTable {...shown} />}
      {hasRoom === false && <ScheduleList {...shown} />}
    </div>
  );
}

/** 'Weeks 1 to 10 · 58 sessions' */
function pastText(past: readonly ScheduleWeek[]): string {
  const count = past.flatMap(({ days }) => days.flatMap(({ sessions }) => sessions)).length;
  return `${weeksText(past[0]?.number ?? 0, past.at(-1)?.number ?? 0)} · ${plural(count, 'session')}`;
}
