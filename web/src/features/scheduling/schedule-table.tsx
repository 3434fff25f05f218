import { dateText, type Day } from '@bcs/contract/kernel/clock';
import { cx } from '#kit/cx.ts';
import { SessionChip } from './session-chip.tsx';
import { isThisWeek, type ScheduleDay, type ScheduleWeek } from './schedule-weeks.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HEADER_CELL = 'px-2.5 py-2 text-left text-xs font-semibold text-muted';

type Props = { weeks: readonly ScheduleWeek[]; today: Day; timeZone: string; editsIn: number | null };

/** One row for each week; holidays are shaded and named. */
export const ScheduleTable = ({ weeks, today, timeZone, editsIn }: Props) => (
  <table aria-label="Sessions by week" className="w-full table-fixed">
    <thead>
      <tr>
        {['Week', ...WEEKDAYS].map((title) => (
          <th key={title} scope="col" className={HEADER_CELL}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map(({ number, days }) => (
        <tr key={days[0]?.day} className="scroll-mt-20" data-now={isThisWeek({ number, days }, today) ? '' : undefined}>
          <th scope="row" className={cx(HEADER_CELL, 'border-t border-line align-top')}>
            {number > 0 ? `Week ${number}` : 'Before'}
          </th>
          {days.map((day) => (
            <DayCell key={day.day} {...day} today={today} timeZone={timeZone} editsIn={editsIn} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type CellProps = ScheduleDay & Pick<Props, 'today' | 'timeZone' | 'editsIn'>;

const DayCell = ({ day, sessions, holiday, outside, today, timeZone, editsIn }: CellProps) => (
  <td
    className={cx(
      'border-t border-l border-line p-1.5 align-top',
      holiday === null ? outside && 'bg-canvas' : 'bg-sunken',
      day === today && 'outline-2 -outline-offset-2 outline-brand',
    )}
  >
    <time
      dateTime={day}
      aria-current={day === today ? 'date' : undefined}
      className={cx('text-xs', day === today ? 'font-bold text-brand' : 'text-muted')}
    >
      {shortDate(day)}
      {day === today && ' · today'}
    </time>
    {holiday !== null && <p className="text-xs font-semibold text-muted wrap-anywhere">{holiday}</p>}
    {sessions.length > 0 && (
      <ul className="mt-1 grid gap-1">
        {sessions.map((session) => (
          <li key={session.id} className="min-w-0">
            <SessionChip session={session} timeZone={timeZone} editsIn={editsIn} />
          </li>
        ))}
      </ul>
    )}
  </td>
);

const MONTH_LETTERS = 3;
/** Formats a day: 'Mar 11'. */
const shortDate = (day: string): string => {
  const [month = '', date = ''] = dateText(day).split(/[ ,]/);
  return `${month.slice(0, MONTH_LETTERS)} ${date}`;
};
