import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText, type CalendarEntry } from './icalendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'session-1-7@learn.example.edu',
  changedAt: '2026-03-01T10:00:30.000Z',
  changes: 1,
  start: '2026-03-11T22:30:00.000Z',
  end: '2026-03-12T01:30:00.000Z',
  summary: 'HTTP Servers',
  description: '',
  location: null,
  url: 'https://learn.example.edu/sessions/7',
  category: 'Class',
  cancelled: false,
};
/** Parses a calendar with an independent program. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};
const readOne = (changed: Partial<CalendarEntry>) => {
  const text = calendarText('Test', [{ ...ENTRY, ...changed }]);
  const [event] = read(text);
  if (!event) throw new Error('no event');
  return { text, event };
};
const HOSTILE = [
  'Forms, fetch; and \\n the rest',
  'Line one\nLine two\r\nLine three\rend',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Another',
  'ä'.repeat(37) + 'ö'.repeat(80),
  `${'a'.repeat(66)}漢字仮名${'語'.repeat(60)}`,
  `${'x'.repeat(64)}👩‍👩‍👧‍👦${'🎓'.repeat(40)}`,
  'null\0bell\u0007escape\u001B[31m delete\u007F',
  '  blanks around  ',
  ':;,"\\',
];

describe('any text comes out as it was written', () => {
  const cleaned = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
  test.each(HOSTILE)('%j', (text) => {
    const { event } = readOne({ summary: text, description: text, location: text, category: text });
    expect([event.summary, event.description, event.location]).toEqual([cleaned(text), cleaned(text), cleaned(text)]);
    expect(event.component.getFirstPropertyValue('categories')).toBe(cleaned(text));
  });
  test('and so does whatever a generator thinks of', () => {
    const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { event } = readOne({ summary: text, description: `${text}\n${text}` });
      return event.summary === cleaned(text) && event.description === `${cleaned(text)}\n${cleaned(text)}`;
    });
    expect(fc.check(property, { numRuns: 300 }).counterexample).toBeNull();
  });
});

test('no line is longer than 75 octets, none is broken inside a letter, and each ends with CR and LF', () => {
  for (const text of HOSTILE) {
    const { text: written } = readOne({ summary: text, description: text.repeat(4) });
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of written.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  }
});

test('times are instants in UTC, and a moment has no end', () => {
  const { event } = readOne({});
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    '2026-03-11T22:30:00Z',
    '2026-03-12T01:30:00Z',
  ]);
  expect(event.startDate.zone.tzid).toBe('UTC');
  const { event: due, text } = readOne({ end: null });
  expect(due.startDate.compare(due.endDate)).toBe(0);
  expect(text).not.toContain('DTEND');
  expect(text).toContain('TRANSP:TRANSPARENT');
});

test('what was cancelled stays and says so, and a later change has a higher number', () => {
  const { event } = readOne({});
  const { event: cancelled } = readOne({ cancelled: true, changedAt: '2026-03-02T10:00:00.000Z' });
  const status = (of: ICAL.Event) => of.component.getFirstPropertyValue('status');
  expect([status(event), status(cancelled)]).toEqual(['CONFIRMED', 'CANCELLED']);
  const shownAs = (of: ICAL.Event) => of.component.getFirstPropertyValue('transp');
  expect([shownAs(event), shownAs(cancelled)]).toEqual([null, 'TRANSPARENT']);
  expect(cancelled.uid).toBe(event.uid);
  expect(cancelled.sequence).toBeGreaterThan(event.sequence);
  expect(cancelled.sequence).toBeLessThan(2 ** 31);
  expect(readOne({ changes: 2 }).event.sequence).toBe(event.sequence + 1);
});

test('a text that is not escaped is another calendar to the reader', () => {
  const { text } = readOne({ summary: 'SUMMARY-HERE' });
  const broken = read(text.replace('SUMMARY-HERE', 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:b'));
  expect(broken).toHaveLength(2);
});
