import { IconBook2, IconPresentation } from '@tabler/icons-react';
import type { CalendarItem } from '#kit/calendar-item.tsx';
import { Card } from '#kit/card.tsx';
import { MonthCalendar } from '#kit/month-calendar.tsx';

const nothing = () => {};

const item = (id: number, day: number, label: string, more: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  day: `2026-03-${String(day).padStart(2, '0')}`,
  label,
  href: `/sessions/${id}`,
  tone: 'brand',
  time: '6:30 PM',
  icon: <IconPresentation size={14} aria-hidden />,
  about: 'academic session',
  ...more,
});
const DUE: Partial<CalendarItem> = {
  outlined: true,
  icon: <IconBook2 size={14} aria-hidden />,
  time: '11:59 PM',
  about: 'coursework due',
};
const ITEMS = [
  item(1, 2, 'SQL Joins'),
  item(2, 5, 'Career Workshop', { tone: 'career' }),
  item(3, 5, 'Tech Blog', DUE),
  item(4, 11, 'React Hooks'),
  item(5, 11, 'Regex Tutorial', DUE),
  item(6, 11, 'LinkedIn Profile', { ...DUE, tone: 'career' }),
  item(7, 11, 'Studio'),
  item(8, 11, 'Office Hours'),
];

/** A scene with a month of links. */
export function CalendarScene() {
  return (
    <div className="grid gap-5 p-4 sm:p-8">
      <h1 className="text-3xl font-bold">A calendar</h1>
      <Card>
        <MonthCalendar
          title="Course Calendar"
          month="2026-03"
          onMonth={nothing}
          today="2026-03-11"
          items={ITEMS}
          empty="Nothing planned."
        />
      </Card>
    </div>
  );
}
