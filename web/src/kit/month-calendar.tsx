import { useRef, type ReactNode } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CalendarItem } from './calendar-item.tsx';
import { IconButton } from './button.tsx';
import { MonthAgenda } from './month-agenda.tsx';
import { MonthTable } from './month-table.tsx';
import { monthTitle, shiftMonth } from './month.ts';
import { useHasRoom } from './use-has-room.ts';

/** The width of a table with seven columns of about six rem each. */
const TABLE_REM = 42;

type Props = {
  title: string;
  /** The id of the heading, for the anchor and the label of the card around it. */
  titleId?: string | undefined;
  /** The month, as 'YYYY-MM'. */
  month: string;
  onMonth: (month: string) => void;
  minMonth?: string | undefined;
  maxMonth?: string | undefined;
  /** Today's date in the zone of the items, as 'YYYY-MM-DD'. */
  today: string;
  /** The items, sorted by time within a day. */
  items: readonly CalendarItem[];
  /** The button or link beside the title, for another action with the calendar. */
  action?: ReactNode;
  /** The filters and the legend, below the title. */
  children?: ReactNode;
  empty: string;
};

/** A month of links: a table with seven columns if there is room, otherwise an agenda. */
export function MonthCalendar({
  title,
  titleId,
  month,
  onMonth,
  minMonth,
  maxMonth,
  today,
  items,
  action,
  children,
  empty,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(place, TABLE_REM);
  const byDay = Map.groupBy(items, (item) => item.day);
  const count = items.filter((item) => item.day.startsWith(month)).length;
  return (
    <div ref={place} className="overflow-clip rounded-[inherit]">
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="flex grow items-center gap-4 max-sm:justify-between">
            <h2 id={titleId} className="text-xl font-bold">
              {title}
            </h2>
            {action}
          </div>
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <IconButton
              icon={IconChevronLeft}
              iconSize={20}
              label="Previous month"
              disabled={minMonth !== undefined && month <= minMonth}
              onClick={() => onMonth(shiftMonth(month, -1))}
            />
            <p aria-live="polite" className="min-w-36 text-center font-semibold">
              {monthTitle(month)}
              <span className="sr-only">, {plural(count, 'event')}</span>
            </p>
            <IconButton
              icon={IconChevronRight}
              iconSize={20}
              label="Next month"
              disabled={maxMonth !== undefined && month >= maxMonth}
              onClick={() => onMonth(shiftMonth(month, 1))}
            />
          </div>
        </div>
        {children}
      </div>
      {hasRoom === true && (
        <MonthTable label={`${title}, ${monthTitle(month)}`} key={month} {...{ month, today, byDay }} />
      )}
      {hasRoom === false && <MonthAgenda {...{ month, today, byDay, empty }} />}
    </div>
  );
}
