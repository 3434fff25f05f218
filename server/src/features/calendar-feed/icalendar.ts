import { msOf, type Instant } from '@bcs/contract/kernel/clock';

/** One entry of a calendar. */
export interface CalendarEntry {
  /** An identifier that never changes, so that programs recognize which entries have changed. */
  readonly uid: string;
  readonly changedAt: Instant;
  /** The number of changes, which tells apart changes within one second. */
  readonly changes: number;
  readonly start: Instant;
  /** The end; null for a moment, such as a due date. */
  readonly end: Instant | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  readonly category: string;
  readonly cancelled: boolean;
}

const SECOND = 1000;
/**
 * The start of the count of seconds: its values exceed the minutes since 1970 that older versions sent, and fit into
 * the 31 bits of the format.
 */
const COUNTED_FROM = Date.UTC(2000, 0);
/** The greatest length of a line in bytes, without its end. RFC 5545, 3.1 */
const LINE = 75;

/** Formats 2026-03-11T22:30:00.000Z as 20260311T223000Z. */
const utc = (at: Instant): string => at.replaceAll(/[-:]|\.\d{3}/g, '');

/** Escapes a text as the value of a property, removing separators and control characters. RFC 5545, 3.3.11 */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Folds a line after 75 bytes, never inside a character; continuations begin with a space. RFC 5545, 3.1 */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE) return line;
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${letter}`);
    octets += size;
  }
  return lines.join('\r\n');
}

const eventOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${utc(entry.changedAt)}`,
  `LAST-MODIFIED:${utc(entry.changedAt)}`,
  // grows with every change, since it combines the time and the number of changes
  `SEQUENCE:${Math.floor((msOf(entry.changedAt) - COUNTED_FROM) / SECOND) + entry.changes}`,
  `DTSTART:${utc(entry.start)}`,
  ...(entry.end === null ? [] : [`DTEND:${utc(entry.end)}`]),
  ...(entry.end === null || entry.cancelled ? ['TRANSP:TRANSPARENT'] : []),
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  ...(entry.location === null ? [] : [`LOCATION:${escaped(entry.location)}`]),
  `URL:${entry.url}`,
  `CATEGORIES:${escaped(entry.category)}`,
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** A whole calendar in the format that calendar programs read. RFC 5545 */
export const calendarText = (name: string, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bootcamp Square//Course Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
