import { plural } from '@bcs/contract/kernel/plural';
import { CalendarChip, type ItemsByDay } from './calendar-item.tsx';
import { cx } from './cx.ts';
import { dayTitle } from './month.ts';

type Props = { month: string; today: string; byDay: ItemsByDay; empty: string };

/** The month as a list of the days with items, for narrow places; days before today are folded. */
export function MonthAgenda({ month, today, byDay, empty }: Props) {
  const days = [...byDay.keys()].filter((day) => day.startsWith(month)).toSorted();
  if (days.length === 0) return <p className="border-t border-line p-6 text-center text-muted">{empty}</p>;
  const isOver = (day: string) => today.startsWith(month) && day < today;
  const [past, ahead] = [days.filter(isOver), days.filter((day) => !isOver(day))];
  const count = past.reduce((sum, day) => sum + (byDay.get(day)?.length ?? 0), 0);
  return (
    <>
      {past.length > 0 && (
        <details open={ahead.length === 0} className="border-t border-line">
          <summary className="px-4 py-2.5 text-sm font-semibold pointer-coarse:py-3">
            Earlier this month · {plural(count, 'event')}
          </summary>
          <Days days={past} today={today} byDay={byDay} />
        </details>
      )}
      <Days days={ahead} today={today} byDay={byDay} />
    </>
  );
}

const Days = ({ days, today, byDay }: Pick<Props, 'today' | 'byDay'> & { days: readonly string[] }) => (
  <ol className="divide-y divide-line border-t border-line empty:hidden">
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
