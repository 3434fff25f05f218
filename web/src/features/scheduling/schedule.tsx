import { useRef, useState } from 'react';
import { courseWeek, localDay, type Day } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { cx } from '#kit/cx.ts';
import { useHasRoom } from '#kit/use-has-room.ts';
import { formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { splitPast } from '#lib/past-weeks.ts';
import { weeksText } from '#lib/weeks-text.ts';
import { ScheduleTable } from './schedule-table.tsx';
import {
  isThisWeek,
  scheduleWeeks,
  type ListedSession,
  type ScheduleWeek,
  type ScheduledClass,
} from './schedule-weeks.ts';
import { SessionChip } from './session-chip.tsx';

/** Eight columns of about six rem each. */
const TABLE_REM = 48;

type Props = { course: ScheduledClass; sessions: readonly ListedSession[]; mayEdit: boolean };

type ScheduleListProps = { weeks: readonly ScheduleWeek[]; today: Day; timeZone: string; editsIn: number | null };

/** Week after week, only the days on which something takes place and the holidays. ADM-128 */
const ScheduleList = ({ weeks, today, timeZone, editsIn }: ScheduleListProps) => (
  <ol className="grid gap-6 p-4">
    {weeks.map(({ number, days }) => (
      <li key={days[0]?.day} className="grid gap-3" data-now={isThisWeek({ number, days }, today) ? '' : undefined}>
        <h2 className="font-bold">
          {number > 0 ? `Week ${number}` : 'Before the class'}
          {isThisWeek({ number, days }, today) && <span className="font-normal text-brand"> · this week</span>}
        </h2>
        {days.every(({ sessions, holiday }) => sessions.length === 0 && holiday === null) && (
          <p className="text-sm text-muted">No sessions</p>
        )}
        {days
          .filter(({ sessions, holiday }) => sessions.length > 0 || holiday !== null)
          .map(({ day, sessions, holiday }) => (
            <div key={day} className="grid gap-1">
              <p className={cx('text-sm', day === today ? 'font-bold text-brand' : 'text-muted')}>
                <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                  {formatWeekday(day)}
                  {day === today && ' · today'}
                </time>
                {holiday !== null && ` · ${holiday}`}
              </p>
              {sessions.map((session) => (
                <SessionChip key={session.id} session={session} timeZone={timeZone} editsIn={editsIn} wide />
              ))}
            </div>
          ))}
      </li>
    ))}
  </ol>
);

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

/** Sums up past weeks: 'Weeks 1 to 10 · 58 sessions'. */
function pastText(past: readonly ScheduleWeek[]): string {
  const count = past.flatMap(({ days }) => days.flatMap(({ sessions }) => sessions)).length;
  return `${weeksText(past[0]?.number ?? 0, past.at(-1)?.number ?? 0)} · ${plural(count, 'session')}`;
}
