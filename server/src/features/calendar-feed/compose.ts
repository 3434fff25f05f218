import { courseworkCategory, COURSEWORK_CATEGORY_NAMES } from '@bcs/contract/features/coursework/categories';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { categoryName } from '@bcs/contract/features/sessions/categories';
import { placeText } from '@bcs/contract/features/sessions/place';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { type CalendarEntry, calendarText } from './icalendar.ts';
import { type CalendarRow, type CalendarSessionRow, type CalendarWorkRow, findCalendar } from './queries.ts';

/** Composes the entries of an account's calendar. */
function toCalendarEntries({ classes, sessions, work }: CalendarRow, publicOrigin: string): CalendarEntry[] {
  const host = new URL(publicOrigin).host;
  // somebody with a single class does not need its name
  const named = (title: string, { course }: CalendarSessionRow | CalendarWorkRow) =>
    classes > 1 ? `${title} (${course.code})` : title;
  const about = ({ course }: CalendarSessionRow | CalendarWorkRow, text: string, url: string) =>
    [course.name, text.trim(), url].filter(Boolean).join('\n\n');

  const sessionEntry = (session: CalendarSessionRow): CalendarEntry => {
    const url = `${publicOrigin}/sessions/${session.id}`;
    return {
      uid: `session-${session.universityId}-${session.id}@${host}`,
      changedAt: session.changedAt,
      changes: session.changes,
      start: session.startTime,
      end: session.endTime,
      // not all calendar programs show that an event is cancelled
      summary: `${session.cancelled ? 'Cancelled: ' : ''}${named(session.name, session)}`,
      description: about(session, session.shortDescription, url),
      location: placeText(session.classroom),
      url,
      category: categoryName(session.categoryCode),
      cancelled: session.cancelled,
    };
  };
  const workEntry = (item: CalendarWorkRow): CalendarEntry => {
    const url = `${publicOrigin}/coursework/${item.id}/show`;
    return {
      uid: `coursework-${item.universityId}-${item.id}@${host}`,
      changedAt: item.changedAt,
      changes: item.changes,
      start: effectiveDueDate(item.dueDate, item.bufferDays, item.course.timeZone),
      end: null,
      summary: named(`Due: ${item.title}`, item),
      description: about(item, item.required ? 'Required' : 'Optional', url),
      location: null,
      url,
      category: COURSEWORK_CATEGORY_NAMES[courseworkCategory(item)],
      cancelled: false,
    };
  };
  return [...sessions.map(sessionEntry), ...work.map(workEntry)];
}

const DAY = 24 * HOUR;
/** The range of a calendar: some past events to look up, and no distant future, which is not planned yet. */
const BACK = 90 * DAY;
const LOOKAHEAD = 400 * DAY;
const NAME = 'Bootcamp Square';

/** Renders the calendar of an address; null if the address does not exist. */
export async function renderCalendar({ database, clock, settings }: Services, token: string): Promise<string | null> {
  // uses whole days, so that the same calendar is the same text all day long
  const now = clock();
  const today = `${now.slice(0, 10)}T00:00:00.000Z`;
  const row = await findCalendar(database, tokenHash(token), {
    from: plus(today, -BACK),
    to: plus(today, LOOKAHEAD),
    now,
  });
  return row ? calendarText(NAME, toCalendarEntries(row, settings.publicOrigin)) : null;
}
