/**
 * Compares the dates of plans in classes with an independent calculation by Temporal, over both changes of the clocks.
 */
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { findOutside } from '#features/scheduling/dated';
import { IS_LONG_RUN } from '#testing/effort';
import { AssignmentFile, SessionFile } from './model.ts';
import { placeDue, placeOpening, placeSession, withPatternMeetings, type TargetCalendar } from './placed-dates.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];
/** A nightly run tries 10,000 plans in all. */
const RUNS = { numRuns: IS_LONG_RUN ? 3334 : 30 };
/** Temporal is slow, so the limit is generous. */
const TIMEOUT_MS = IS_LONG_RUN ? 600_000 : 30_000;
const MOST_MEETINGS = 60;

const dateOf = (text: string) => Temporal.PlainDate.from(text);
const instantOf = (date: Temporal.PlainDate, time: string, zone: string): string =>
  new Date(
    date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(zone, { disambiguation: 'compatible' })
      .epochMilliseconds,
  ).toISOString();
const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
const dateAt = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate();

const clock = fc
  .integer({ min: 0, max: 22 * 60 })
  .map((minutes) => Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5));
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const meetings = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    start: clock,
    minutes: fc.constantFrom(15, 60, 115),
  }),
  { minLength: 1, maxLength: 4, selector: ({ weekday }) => weekday },
);
/** Classes in which some meetings already exist on days outside of their pattern. */
const classes = (timeZone: string) =>
  fc
    .record({
      on: fc.integer({ min: 0, max: 364 }),
      weeks: fc.integer({ min: 1, max: 30 }),
      pattern: meetings,
      holidays: fc.array(
        fc.record({
          on: fc.integer({ min: 0, max: 250 }),
          days: fc.integer({ min: 0, max: 9 }),
        }),
        {
          maxLength: 5,
        },
      ),
      standing: fc.array(fc.record({ after: fc.integer({ min: 1, max: 9 }), start: clock }), { maxLength: 12 }),
    })
    .map(({ on, weeks, pattern, holidays, standing }) => {
      const start = dateOf('2026-06-01').add({ days: on });
      let day = start;
      const stand = standing.map(({ after, start: time }) => {
        day = day.add({ days: after });
        const startTime = instantOf(day, time, timeZone);
        return { startTime, endTime: later(startTime, 90) };
      });
      return {
        timeZone,
        startDay: start.toString(),
        endDay: start.add({ days: weeks * 7 }).toString(),
        meetings: stand,
        pattern: pattern.map(({ weekday, start: time, minutes }) => ({
          weekday,
          start: time,
          end: Temporal.PlainTime.from(time).add({ minutes }).toString().slice(0, 5),
        })),
        holidays: holidays.map(({ on: from, days }, at) => ({
          from: start.add({ days: from }).toString(),
          to: start.add({ days: from + days }).toString(),
          name: `Holiday ${at}`,
        })),
      } satisfies TargetCalendar & { endDay: string };
    });

const moment = fc.oneof(
  fc.record({
    meeting: fc.integer({ min: 1, max: MOST_MEETINGS }),
    days: fc.integer({ min: -20, max: 20 }),
    day: fc.constant(null),
    time: maybe(clock),
  }),
  fc.record({
    meeting: fc.constant(null),
    days: fc.constant(0),
    day: fc.integer({ min: -20, max: 200 }),
    time: maybe(clock),
  }),
);
const others = fc.record({
  at: moment,
  minutes: maybe(fc.constantFrom(5, 45, 119)),
});
const due = fc.oneof(
  moment.map((at) => ({ ...at, session: null })),
  fc.record({
    meeting: fc.constant(null),
    days: fc.integer({ min: 0, max: 60 }),
    day: fc.constant(null),
    time: maybe(clock),
    session: fc.nat().map(String),
  }),
);
/** Plans as their files describe them, checked by their own rules. */
const plans = fc
  .record({
    classes: fc.integer({ min: 1, max: MOST_MEETINGS }),
    sessions: fc.array(others, { maxLength: 10 }),
    assignments: fc.array(fc.record({ opens: moment, due }), { maxLength: 20 }),
  })
  .map(({ classes: count, sessions, assignments }) => {
    const all = [
      ...Array.from({ length: count }, (_, at) => SessionFile.parse({ name: 'Class', meeting: at + 1 })),
      ...sessions.map(({ at, minutes }) =>
        SessionFile.parse({
          name: 'Help',
          category: 'office-hours',
          minutes,
          ...at,
        }),
      ),
    ];
    const tied = (session: string | null) => session && String(Number(session) % all.length);
    return {
      sessions: all,
      assignments: assignments.map(({ opens, due: at }) =>
        AssignmentFile.parse({
          title: 'Work',
          opens,
          due: { ...at, session: tied(at.session) },
        }),
      ),
    };
  });

const holidayAt = (date: Temporal.PlainDate, { holidays }: TargetCalendar) =>
  holidays.find(
    ({ from, to }) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
  );
const plannedOn = (date: Temporal.PlainDate, { pattern }: TargetCalendar) =>
  pattern.find(({ weekday }) => weekday === date.dayOfWeek % 7);

interface Meeting {
  readonly startTime: string;
  readonly endTime: string;
}
const known = new WeakMap<TargetCalendar, Map<number, Meeting>>();
function nthMeeting(n: number, to: TargetCalendar): Meeting {
  const meetingsOf = known.get(to) ?? new Map<number, Meeting>();
  known.set(to, meetingsOf);
  const found = meetingsOf.get(n) ?? foundMeeting(n, to);
  meetingsOf.set(n, found);
  return found;
}

/** The n-th meeting: an existing one, or one found by walking through the calendar after the last of them. */
function foundMeeting(n: number, to: TargetCalendar): Meeting {
  const standing = to.meetings[n - 1];
  if (standing) return standing;
  const last = to.meetings.at(-1);
  let date = last ? dateAt(last.startTime, to.timeZone) : dateOf(to.startDay).subtract({ days: 1 });
  for (let left = n - to.meetings.length; left > 0;) {
    date = date.add({ days: 1 });
    if (plannedOn(date, to) && !holidayAt(date, to)) left -= 1;
  }
  const { start = '', end = '' } = plannedOn(date, to) ?? {};
  const startTime = instantOf(date, start, to.timeZone);
  const endTime = instantOf(date, end, to.timeZone);
  // if the clocks change in between, it may seem to end before it begins; it then has its usual length
  if (startTime < endTime) return { startTime, endTime };
  return {
    startTime,
    endTime: later(startTime, Temporal.PlainTime.from(start).until(end).total('minutes')),
  };
}

type At = Pick<SessionFile, 'meeting' | 'days' | 'day'>;
function expectedDay(
  { meeting, days, day }: At,
  to: TargetCalendar,
): { date: Temporal.PlainDate; holiday: string | null } {
  const wanted =
    meeting === null
      ? dateOf(to.startDay).add({ days: (day ?? 0) - 1 })
      : dateAt(nthMeeting(meeting, to).startTime, to.timeZone).add({ days });
  const holiday = holidayAt(wanted, to)?.name ?? null;
  let date = wanted;
  if (holiday !== null)
    do date = date.add({ days: 1 });
    while (!plannedOn(date, to) || holidayAt(date, to));
  return { date, holiday };
}

function expectedStart(facts: SessionFile, to: TargetCalendar): string {
  if (facts.category === 'class') return nthMeeting(facts.meeting ?? 0, to).startTime;
  return instantOf(expectedDay(facts, to).date, facts.time ?? '18:00', to.timeZone);
}

function expectedDue({ due: at }: AssignmentFile, sessions: readonly SessionFile[], to: TargetCalendar): string {
  const session = at.session === null ? undefined : sessions[Number(at.session)];
  if (!session) return instantOf(expectedDay(at, to).date, at.time ?? '23:59:59', to.timeZone);
  const start = expectedStart(session, to);
  if (at.days === 0 && at.time === null) return start;
  return instantOf(dateAt(start, to.timeZone).add({ days: at.days }), at.time ?? '23:59', to.timeZone);
}

const lost = (what: string): never => {
  throw new Error(`${what} is lost`);
};

describe.each(ZONES)('in %s', (zone) => {
  test(
    'each item of a plan is where another arithmetic puts it: the n-th class at the n-th meeting, off holidays, none lost, and none outside unnamed [ADM-102]',
    () =>
      fc.assert(
        fc.property(classes(zone), plans, (course, { sessions, assignments }) => {
          const to = withPatternMeetings(course, MOST_MEETINGS);
          expect(to.meetings.slice(0, course.meetings.length)).toEqual(course.meetings);
          const named = (startTime: string, endTime: string) => {
            const [first, last] = [dateAt(startTime, zone).toString(), dateAt(endTime, zone).toString()];
            expect(findOutside({ startTime, endTime }, course)).toBe(
              first < course.startDay ? 'before' : last > course.endDay ? 'after' : null,
            );
          };
          const starts = sessions.map((facts) => {
            const { at, holiday } = placeSession(facts, to) ?? lost('a session');
            expect(at.startTime).toBe(expectedStart(facts, course));
            const isClass = facts.category === 'class';
            const usual = isClass ? nthMeeting(facts.meeting ?? 0, course).endTime : later(at.startTime, 60);
            expect(at.endTime).toBe(facts.minutes === null ? usual : later(at.startTime, facts.minutes));
            expect(holiday).toBe(isClass ? null : expectedDay(facts, course).holiday);
            named(at.startTime, at.endTime);
            return at.startTime;
          });
          for (const facts of assignments) {
            const opens = placeOpening(facts.opens, to) ?? lost('an opening');
            const opening = expectedDay(facts.opens, course);
            expect(opens).toEqual({
              at: opening.date.toString(),
              holiday: opening.holiday,
            });
            const dueAt = placeDue(facts.due, to, (key) => starts[Number(key)] ?? null) ?? lost('a due date');
            expect(dueAt.at).toBe(expectedDue(facts, sessions, course));
            expect(dueAt.holiday).toBe(facts.due.session === null ? expectedDay(facts.due, course).holiday : null);
            named(dueAt.at, dueAt.at);
          }
        }),
        RUNS,
      ),
    TIMEOUT_MS,
  );
});

test('where a class has too few meetings and no pattern, what counts from them has no date: somebody has to choose', () => {
  const empty = {
    timeZone: 'UTC',
    startDay: '2026-06-01',
    holidays: [],
    meetings: [],
    pattern: [],
  };
  const to = withPatternMeetings(empty, 3);
  expect(to.meetings).toEqual([]);
  expect(placeSession(SessionFile.parse({ name: 'Class', meeting: 1 }), to)).toBeNull();
  expect(placeOpening({ meeting: 1, days: 0, day: null, time: null }, to)).toBeNull();
});
