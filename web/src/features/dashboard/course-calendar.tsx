import { getRouteApi } from '@tanstack/react-router';
import { IconBook2, IconCalendarEvent } from '@tabler/icons-react';
import { calendarMonths, matchesCalendarFilter, parseCalendarFilter } from '@bcs/contract/features/dashboard/calendar';
import type { CalendarEvent } from '@bcs/contract/features/dashboard/model';
import type { CalendarItem } from '#kit/calendar-item.tsx';
import { Card } from '#kit/card.tsx';
import { SubscribeButton } from '#features/calendar-feed/subscribe-button.tsx';
import { MonthCalendar } from '#kit/month-calendar.tsx';
import { monthGrid } from '#kit/month.ts';
import { localDay } from '@bcs/contract/kernel/clock';
import { formatTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { CalendarFilters } from './calendar-filters.tsx';

const route = getRouteApi('/_app/');

/** The sessions and due dates of the course, month by month; its filters live in the address. DASH-032 to DASH-046 */
export function CourseCalendar({ events }: { events: readonly CalendarEvent[] }) {
  const { timeZone, enrollment } = useViewer();
  const { course } = enrollment;
  const now = useNow();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const months = calendarMonths(course);
  const filter = parseCalendarFilter(search, months, now, timeZone);
  const days = new Set(monthGrid(filter.selectedMonth).flat());
  const shown = events
    .filter(({ domain, category }) => matchesCalendarFilter({ domain, category: category.code }, filter))
    .map((event) => ({ event, day: localDay(startOf(event), timeZone) }))
    .filter(({ day }) => days.has(day));
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <Card id="coursecalendar" aria-labelledby="course-calendar-title">
      <MonthCalendar
        title="Course Calendar"
        titleId="course-calendar-title"
        month={filter.selectedMonth}
        onMonth={(selectedMonth) => set({ selectedMonth })}
        minMonth={months.first}
        maxMonth={months.last}
        today={localDay(now, timeZone)}
        items={shown.map(({ event, day }) => itemOf(event, day, timeZone))}
        action={<SubscribeButton />}
        empty="No events this month match these filters."
      >
        <CalendarFilters
          filter={filter}
          months={months}
          onChange={set}
          filtered={Object.values(search).some((value) => value !== undefined)}
          onReset={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        />
      </MonthCalendar>
    </Card>
  );
}

/** 'academic class', 'career workshop': the name of the category may say the context already. */
function kindOf({ event: { context }, ...event }: CalendarEvent): string {
  const name = event.category.name.toLowerCase();
  return name.startsWith(context.contextCode) ? name : `${context.contextCode} ${name}`;
}

/** The moment at which a session begins or work is due. */
const startOf = (event: CalendarEvent) =>
  event.domain === 'session' ? event.event.startTime : event.event.effectiveDueDate;

/** A session is a filled chip, coursework an outlined one; iris is academic, amber career. DASH-043, DASH-044 */
function itemOf(event: CalendarEvent, day: string, timeZone: string): CalendarItem {
  const { contextCode } = event.event.context;
  const look = {
    day,
    time: formatTime(startOf(event), timeZone),
    tone: contextCode === 'career' ? 'career' : 'brand',
    about: kindOf(event),
  } as const;
  if (event.domain === 'session') {
    const { id, name } = event.event;
    return {
      ...look,
      id: `session-${id}`,
      label: name,
      href: `/sessions/${id}`,
      icon: <IconCalendarEvent size={14} aria-hidden />,
    };
  }
  const { id, title } = event.event;
  return {
    ...look,
    id: `coursework-${id}`,
    label: title,
    href: `/coursework/${id}/show`,
    outlined: true,
    icon: <IconBook2 size={14} aria-hidden />,
  };
}
