import {
  addMonths,
  earlier,
  later,
  localDay,
  monthOf,
  type Day,
  type Instant,
  type Month,
  type Zone,
} from '#kernel/clock';
import { COURSEWORK_CATEGORIES, type CourseworkCategory } from '#features/coursework/categories';
import { SESSION_CATEGORIES, type SessionCategoryCode } from '#features/sessions/categories';

/** The number of months that users can leaf through beyond the course dates. DASH-045, DASH-046 */
export const CALENDAR_MARGIN = 3;

export interface MonthSpan {
  readonly first: Month;
  readonly last: Month;
}

/** The months the calendar shows: 3 before the first month of the course to 3 after its last. DASH-045, DASH-046 */
export const calendarMonths = (course: { readonly startDate: Day; readonly endDate: Day }): MonthSpan => ({
  first: addMonths(monthOf(course.startDate), -CALENDAR_MARGIN),
  last: addMonths(monthOf(course.endDate), CALENDAR_MARGIN),
});

/** The nearest month that the calendar shows. DASH-045, DASH-046 */
export const withinCalendar = (month: Month, { first, last }: MonthSpan): Month => earlier(later(month, first), last);

export type EventType = 'session' | 'coursework';
/** The filters of the calendar, by their names in the query string. DASH-039..DASH-042, D-064 */
export interface CalendarFilter {
  readonly selectedEventType: 'all' | EventType;
  readonly selectedSessionCategory: 'all' | SessionCategoryCode;
  readonly selectedCourseworkCategory: 'all' | CourseworkCategory;
  readonly selectedMonth: Month;
}

const oneOf = <Key extends string>(choices: readonly Key[], value: unknown): Key | 'all' =>
  choices.find((choice) => choice === value) ?? 'all';

/** Reads the filters from a query string; unknown values mean all, or the current month. D-064 */
export const parseCalendarFilter = (
  search: Readonly<Record<string, unknown>>,
  months: MonthSpan,
  now: Instant,
  zone: Zone,
): CalendarFilter => {
  const month = search['selectedMonth'];
  const known = typeof month === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
  return {
    selectedEventType: oneOf<EventType>(['session', 'coursework'], search['selectedEventType']),
    selectedSessionCategory: oneOf(
      SESSION_CATEGORIES.map(({ code }) => code),
      search['selectedSessionCategory'],
    ),
    selectedCourseworkCategory: oneOf(COURSEWORK_CATEGORIES, search['selectedCourseworkCategory']),
    selectedMonth: withinCalendar(known ? month : monthOf(localDay(now, zone)), months),
  };
};

/**
 * Tells whether an event passes the filters by type; a category filter applies to its own type only.
 * DASH-034..DASH-036, D-064
 */
export const matchesCalendarFilter = (
  event: { readonly domain: EventType; readonly category: string },
  filter: Omit<CalendarFilter, 'selectedMonth'>,
): boolean => {
  const category = event.domain === 'session' ? filter.selectedSessionCategory : filter.selectedCourseworkCategory;
  const shown = filter.selectedEventType === 'all' || filter.selectedEventType === event.domain;
  return shown && (category === 'all' || category === event.category);
};
