import { useState } from 'react';
import { CalendarChip, type CalendarItem, type ItemsByDay } from './calendar-item.tsx';
import { cx } from './cx.ts';
import { dayTitle, monthGrid } from './month.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ITEMS_PER_DAY = 3;
const NO_ITEMS: readonly CalendarItem[] = [];

type Props = { label: string; month: string; today: string; byDay: ItemsByDay };

/** The month as a real table: the columns are weekdays, and every item is a link. */
export const MonthTable = ({ label, month, today, byDay }: Props) => (
  <table aria-label={label} className="w-full table-fixed border-t border-line">
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th
            key={weekday}
            scope="col"
            abbr={weekday}
            className="px-2.5 py-2 text-left text-xs font-semibold text-muted"
          >
            {weekday.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {monthGrid(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              outside={!day.startsWith(month)}
              current={day === today}
              items={byDay.get(day) ?? NO_ITEMS}
            />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type DayProps = { day: string; outside: boolean; current: boolean; items: readonly CalendarItem[] };

function DayCell({ day, outside, current, items }: DayProps) {
  const [all, setAll] = useState(false);
  const more = items.length - ITEMS_PER_DAY;
  const shown = all || more <= 1 ? items : items.slice(0, ITEMS_PER_DAY);
  return (
    <td className={cx('h-28 border-t border-l border-line p-1.5 align-top first:border-l-0', outside && 'bg-canvas')}>
      <time
        dateTime={day}
        aria-current={current ? 'date' : undefined}
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm font-semibold',
          current ? 'bg-brand text-on-brand' : outside && 'text-muted',
        )}
      >
        <span className="sr-only">{dayTitle(day)}</span>
        <span aria-hidden>{Number(day.slice(8))}</span>
      </time>
      {items.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              <CalendarChip item={item} />
            </li>
          ))}
          {shown.length < items.length && (
            <li>
              <button
                type="button"
                aria-label={`Show ${more} more on ${dayTitle(day)}`}
                onClick={() => setAll(true)}
                className="min-h-6 w-full rounded-lg px-1.5 text-left text-xs font-semibold text-muted hover:bg-sunken hover:text-ink"
              >
                + {more} more
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
