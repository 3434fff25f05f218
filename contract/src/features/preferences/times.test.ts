import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, HOUR, localDay, localTime, MINUTE, plus, type Day, type Instant } from '#kernel/clock';
import { afterQuietHours, digestDay, nextAfterChange, nextDigest, QUIET_HOURS } from './times.ts';

/** Time zones with the days on which their clocks go forward and back in 2026. */
const CHANGES = [
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  // clocks that change at midnight
  ['Africa/Cairo', '2026-04-24', '2026-10-29'],
  // clocks that change by half an hour
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
] as const;
const TIMES = ['07:00', '02:30', '00:00', '01:45', '23:59'];
/** Quiet hours that are turned off. */
const quiet = { from: '00:00', until: '00:00' };

/** The days for which a server that checks at intervals writes a digest. */
function daysWritten(zone: string, time: string, from: Instant, until: Instant, every: number): Day[] {
  const days: Day[] = [];
  let due = from;
  for (let now = from; now < until; now = plus(now, every)) {
    if (now < due) continue;
    const day = digestDay(now, { time, quiet, zone, writtenOn: days.at(-1) ?? null });
    if (day !== null) days.push(day);
    due = nextDigest(now, { time, quiet, zone });
  }
  return days;
}

describe('a digest comes once on each day [SUCC-079]', () => {
  const around = CHANGES.flatMap(([zone, ...days]) =>
    days.flatMap((day) => TIMES.map((time) => [zone, day, time] as const)),
  );
  test.each(around)('%s around %s at %s', (zone, day, time) => {
    const from = `${addDays(day, -3)}T12:10:00.000Z`;
    for (const every of [MINUTE, 7 * HOUR]) {
      const days = daysWritten(zone, time, from, plus(from, 7 * 24 * HOUR), every);
      expect(days.length).toBeGreaterThanOrEqual(6);
      expect(days).toEqual(days.map((_, place) => addDays(days[0] ?? '', place)));
    }
  });

  test('at the time that the clocks show, in summer as in winter', () => {
    const zone = 'America/New_York';
    for (const now of ['2026-03-07T11:00:00.000Z', '2026-03-08T10:00:00.000Z', '2026-11-01T10:00:00.000Z'])
      expect(localTime(nextDigest(now, { time: '07:00', quiet, zone }), zone).hour).toBe(7);
  });

  test('of a day that was written none comes again, also when its reader has moved to the west', () => {
    const now = '2026-03-11T18:00:00.000Z';
    const zone = 'America/Los_Angeles';
    const of = { time: '10:00', quiet, zone };
    expect(digestDay(now, { ...of, writtenOn: null })).toBe('2026-03-11');
    expect(digestDay(now, { ...of, writtenOn: '2026-03-11' })).toBeNull();
    expect(localDay(nextDigest(now, of), zone)).toBe('2026-03-12');
  });

  const moves = fc.array(
    fc.record({
      afterMinutes: fc.integer({ min: 1, max: 5 * 24 * 60 }),
      zone: fc.constantFrom(...CHANGES.map(([zone]) => zone), 'Pacific/Kiritimati', 'Pacific/Pago_Pago'),
      time: fc.constantFrom(...TIMES),
    }),
    { maxLength: 6 },
  );
  test('whenever its reader moves or chooses another time, and no day on which they stay is left out [D-295]', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let [time, zone, now]: [string, string, Instant] = ['07:00', 'America/New_York', '2026-10-23T12:10:00.000Z'];
        let due = nextDigest(now, { time, quiet, zone });
        const days: Day[] = ['2026-10-23'];
        for (const { afterMinutes, ...choice } of [...all, { afterMinutes: 3 * 24 * 60, time: '07:00', zone: 'UTC' }]) {
          const stayed = localDay(now, zone);
          const until = plus(now, afterMinutes * MINUTE);
          for (; due <= until; due = nextDigest(due, { time, quiet, zone })) {
            const day = digestDay(due, { time, quiet, zone, writtenOn: days.at(-1) ?? null });
            if (day !== null) days.push(day);
          }
          // the days between the former choice and the next one
          for (let day = addDays(stayed, 1); day < localDay(until, zone); day = addDays(day, 1))
            expect(days).toContain(day);
          now = until;
          ({ time, zone } = choice);
          due = nextAfterChange(now, { time, quiet, zone, writtenOn: days.at(-1) ?? null });
        }
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });

  test('at once where the time of the day has passed before it was chosen, and no digest has come [D-295]', () => {
    const of = { time: '07:00', quiet, zone: 'Europe/Berlin', writtenOn: '2026-03-10' };
    const now = '2026-03-11T09:00:00.000Z';
    expect(nextAfterChange(now, of)).toBe(now);
    expect(nextAfterChange(now, { ...of, writtenOn: '2026-03-11' })).toBe('2026-03-12T06:00:00.000Z');
    expect(nextAfterChange(now, { ...of, writtenOn: null })).toBe('2026-03-12T06:00:00.000Z');
  });

  test('one that is half a day late is left to the next', () => {
    const of = { time: '07:00', quiet, zone: 'UTC', writtenOn: null };
    expect(digestDay('2026-03-11T18:59:00.000Z', of)).toBe('2026-03-11');
    expect(digestDay('2026-03-11T19:00:00.000Z', of)).toBeNull();
    expect(digestDay('2026-03-12T06:59:00.000Z', of)).toBeNull();
  });
});

test('a digest whose time lies in quiet hours comes at their end, and none begins within them [SUCC-079, D-327]', () => {
  const zone = 'Europe/Berlin';
  const of = { time: '07:00', quiet: { from: '22:00', until: '08:00' }, zone };
  expect(nextDigest('2026-06-10T12:00:00.000Z', of)).toBe('2026-06-11T06:00:00.000Z');
  const writtenOn = '2026-06-10';
  expect(digestDay('2026-06-11T05:59:00.000Z', { ...of, writtenOn })).toBeNull();
  expect(digestDay('2026-06-11T06:00:00.000Z', { ...of, writtenOn })).toBe('2026-06-11');
  // at eleven in the evening
  const late = { ...of, time: '20:00', writtenOn: '2026-06-09' };
  expect(nextAfterChange('2026-06-10T21:00:00.000Z', late)).toBe('2026-06-11T18:00:00.000Z');
});

describe('quiet hours [SUCC-079]', () => {
  const zone = 'Europe/Berlin';
  test.each([
    ['2026-06-10T18:59:00.000Z', '2026-06-10T18:59:00.000Z'],
    ['2026-06-10T19:00:00.000Z', '2026-06-11T05:00:00.000Z'],
    ['2026-06-11T04:59:00.000Z', '2026-06-11T05:00:00.000Z'],
    ['2026-06-11T05:00:00.000Z', '2026-06-11T05:00:00.000Z'],
    // the nights in which the clocks go forward and back
    ['2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('what is ready at %s goes out at %s', (now, at) => expect(afterQuietHours(now, zone, QUIET_HOURS)).toBe(at));

  test('that end in the hour which the clocks show twice begin again, for as long as they show it', () => {
    const until = { from: '21:00', until: '02:30' };
    const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    expect(afterQuietHours('2026-10-25T00:10:00.000Z', zone, until)).toBe(first);
    expect(afterQuietHours('2026-10-25T01:10:00.000Z', zone, until)).toBe(second);
  });

  test('within one day, and none at all', () => {
    const noon = '2026-06-10T10:00:00.000Z';
    expect(afterQuietHours(noon, zone, { from: '11:00', until: '13:00' })).toBe('2026-06-10T11:00:00.000Z');
    expect(afterQuietHours(noon, zone, { from: '12:00', until: '12:00' })).toBe(noon);
  });
});
