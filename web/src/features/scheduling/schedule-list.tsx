import type { Day } from '@bcs/contract/kernel/clock';
import { cx } from '#kit/cx.ts';
import { formatWeekday } from '#lib/dates.ts';
import { SessionChip } from './session-chip.tsx';
import { isThisWeek, type ScheduleWeek } from './schedule-weeks.ts';

type Props = { weeks: readonly ScheduleWeek[]; today: Day; timeZone: string; editsIn: number | null };

/** Week after week, only the days on which something takes place and the holidays. ADM-128 */
export const ScheduleList = ({ weeks, today, timeZone, editsIn }: Props) => (
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
