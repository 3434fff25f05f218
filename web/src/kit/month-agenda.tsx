import { CalendarChip, type ItemsByDay } from './calendar-item.tsx';
import { cx } from './cx.ts';
import { dayTitle } from './month.ts';

type Props = { month: string; today: string; byDay: ItemsByDay; empty: string };

/** The month as a list of its days that have something, for narrow places. */
export function MonthAgenda({ month, today, byDay, empty }: Props) {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month)).toSorted();
  if (days.length === 0) return <p className="border-t border-line p-6 text-center text-muted">{empty}</p>;
  return (
    <ol className="divide-y divide-line border-t border-line">
      {days.map((day) => (
        <li key={day} className="flex gap-3 p-3">
          <time dateTime={day} aria-current={day === today ? 'date' : undefined} className="w-11 shrink-0 text-center">
            <span className="sr-only">{dayTitle(day)}</span>
            <span aria-hidden className="block text-2xs font-semibold text-muted uppercase">
              {dayTitle(day).slice(0, 3)}
            </span>
            <span
              aria-hidden
              className={cx(
                'mx-auto grid size-8 place-items-center rounded-full text-lg font-bold tabular-nums',
                day === today && 'bg-brand text-on-brand',
              )}
            >
              {Number(day.slice(8))}
            </span>
          </time>
          <ul className="grid min-w-0 grow content-center gap-1.5">
            {byDay.get(day)?.map((item) => (
              <li key={item.id} className="min-w-0">
                <CalendarChip item={item} wide />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
