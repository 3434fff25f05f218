import { useRef, useState } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { useHasRoom } from '#kit/use-has-room.ts';
import { useNow } from '#lib/now.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import {
  scheduleWeeks,
  splitPast,
  type ListedSession,
  type ScheduledClass,
  type ScheduleWeek,
} from './schedule-weeks.ts';

/** Eight columns of about six rem each. */
const TABLE_REM = 48;

type Props = { course: ScheduledClass; sessions: readonly ListedSession[]; mayEdit: boolean };

/** A strip of weeks with the holidays shaded where there is room, a list where there is not; it begins with this week. ADM-081, ADM-128 */
export function Schedule({ course, sessions, mayEdit }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(place, TABLE_REM);
  const [open, setOpen] = useState(false);
  const today = localDay(useNow(), course.timeZone);
  const { past, rest } = splitPast(scheduleWeeks(course, sessions), today);
  const Sign = open ? IconChevronDown : IconChevronRight;
  const shown = {
    weeks: open ? [...past, ...rest] : rest,
    today,
    timeZone: course.timeZone,
    editsIn: mayEdit ? course.id : null,
  };
  return (
    <div ref={place} className="overflow-clip rounded-[inherit]">
      {past.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
          <Button size="sm" tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Sign size={16} aria-hidden />
            {open ? 'Hide' : 'Show'} {pastText(past)}
          </Button>
          {open && (
            <Button
              size="sm"
              onClick={() => place.current?.querySelector('[data-week=now]')?.scrollIntoView({ block: 'start' })}
            >
              Today
            </Button>
          )}
        </div>
      )}
      {hasRoom === true && <ScheduleTable {...shown} />}
      {hasRoom === false && <ScheduleList {...shown} />}
    </div>
  );
}

/** 'weeks 1 to 10, 58 sessions' */
function pastText(past: readonly ScheduleWeek[]): string {
  const numbers = past.map(({ number }) => number).filter((number) => number > 0);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const weeks =
    first === undefined ? 'before the class' : first === last ? `week ${first}` : `weeks ${first} to ${last}`;
  const count = past.flatMap(({ days }) => days.flatMap(({ sessions }) => sessions)).length;
  return `${weeks}, ${plural(count, 'session')}`;
}
