import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Services } from '#kernel/services';
import { tokenHash } from '#kernel/tokens';
import { toCalendarEntries } from './compose.ts';
import { calendarText } from './icalendar.ts';
import { findCalendar } from './queries.ts';

const DAY = 24 * HOUR;
/** The range of a calendar: the past helps to look something up, and the far future is not planned yet. */
const BACK = 90 * DAY;
const LOOKAHEAD = 400 * DAY;
const NAME = 'Bootcamp Square';

/** The calendar behind an address, or null where the address is none. */
export async function renderCalendar({ database, clock, settings }: Services, token: string): Promise<string | null> {
  // by whole days, so that the same calendar is the same text all day long
  const now = clock();
  const today = `${now.slice(0, 10)}T00:00:00.000Z`;
  const row = await findCalendar(database, tokenHash(token), {
    from: plus(today, -BACK),
    to: plus(today, LOOKAHEAD),
    now,
  });
  return row ? calendarText(NAME, toCalendarEntries(row, settings.publicOrigin)) : null;
}
