import { useState } from 'react';
import { IconChevronDown, IconRefresh } from '@tabler/icons-react';
import { COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import type { CalendarFilter, MonthSpan } from '@bcs/contract/features/dashboard/calendar';
import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { monthTitle, shiftMonth } from '#kit/month.ts';
import { SelectField } from '#kit/select-field.tsx';

/** The filter in the address; an absent part means all, or the current month. */
export type CalendarSearch = { readonly [Key in keyof CalendarFilter]?: string | undefined };

type Props = {
  filter: CalendarFilter;
  /** The months that can be chosen. */
  months: MonthSpan;
  onChange: (change: CalendarSearch) => void;
  /** True if a filter is set that can be reset. */
  filtered: boolean;
  onReset: () => void;
};

const all = (label: string, names: Readonly<Record<string, string>>) => [
  { value: 'all', label },
  ...Object.entries(names).map(([value, name]) => ({ value, label: name })),
];
const EVENT_TYPES = all('All events', { session: 'Sessions', coursework: 'Coursework' });
const SESSION_TYPES = all('All sessions', Object.fromEntries(SESSION_CATEGORIES.map(({ code, name }) => [code, name])));
const COURSEWORK_TYPES = all('All coursework', COURSEWORK_CATEGORY_NAMES);

function monthsOf({ first, last }: MonthSpan) {
  const options = [];
  for (let value = first; value <= last; value = shiftMonth(value, 1))
    options.push({ value, label: monthTitle(value) });
  return options;
}

/** The filters of the calendar; on a phone behind one button with their count. DASH-033 to DASH-037 */
export function CalendarFilters({ filter, months, onChange, filtered, onReset }: Props) {
  const [open, setOpen] = useState(false);
  const { selectedEventType: type, selectedSessionCategory: session, selectedCourseworkCategory: coursework } = filter;
  const active = [type, session, coursework].filter((value) => value !== 'all').length;
  const chosen = (value: string) => (value === 'all' ? undefined : value);
  return (
    <>
      <Button className="justify-self-start sm:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        Filters{active > 0 && ` (${active})`}
        <IconChevronDown size={18} aria-hidden className={open ? 'rotate-180' : undefined} />
      </Button>
      <div
        className={cx(
          'grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]',
          !open && 'max-sm:hidden',
        )}
      >
        <SelectField
          label="Month"
          value={filter.selectedMonth}
          options={monthsOf(months)}
          onChange={({ target }) => onChange({ selectedMonth: target.value })}
        />
        <SelectField
          label="Event type"
          value={type}
          options={EVENT_TYPES}
          onChange={({ target }) => onChange({ selectedEventType: chosen(target.value) })}
        />
        <SelectField
          label="Session type"
          value={session}
          disabled={type === 'coursework'}
          options={SESSION_TYPES}
          onChange={({ target }) => onChange({ selectedSessionCategory: chosen(target.value) })}
        />
        <SelectField
          label="Coursework type"
          value={coursework}
          disabled={type === 'session'}
          options={COURSEWORK_TYPES}
          onChange={({ target }) => onChange({ selectedCourseworkCategory: chosen(target.value) })}
        />
        <Button onClick={onReset} disabled={!filtered}>
          <IconRefresh size={18} aria-hidden />
          Reset Calendar
        </Button>
      </div>
    </>
  );
}
