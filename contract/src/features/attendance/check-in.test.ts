import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, plus } from '#kernel/clock';
import {
  checkInPhase,
  checkInText,
  checkInTimesText,
  checkInWindow,
  punctualityOf,
  refuseCheckIn,
  type CheckInFacts,
} from './check-in.ts';

const START = '2026-03-11T22:30:00.000Z';
const long = { startTime: START, endTime: '2026-03-12T01:30:00.000Z' };
const short = { startTime: START, endTime: '2026-03-11T23:00:00.000Z' };
const MINUTE = 60_000;

describe('the window', () => {
  const NEW_YORK = 'America/New_York';
  test('says when it opens and closes, with the zone [ATT-006, ATT-007, D-010]', () => {
    expect(checkInTimesText(long, plus(START, -60 * MINUTE), NEW_YORK)).toBe('Check-in opens at 5:45 PM EDT');
    expect(checkInTimesText(long, START, NEW_YORK)).toBe('Check-in closes at 7:15 PM EDT');
  });
  test('names the day on which it opens where that is not today [ATT-006, D-010]', () => {
    expect(checkInTimesText(long, '2026-03-09T12:00:00.000Z', NEW_YORK)).toBe(
      'Check-in opens at 5:45 PM EDT on March 11, 2026',
    );
  });
  test('names no day late in the evening, when it is tomorrow in Greenwich [ATT-007, D-010]', () => {
    const late = { startTime: '2026-03-11T23:45:00.000Z', endTime: '2026-03-12T03:00:00.000Z' };
    expect(checkInTimesText(late, '2026-03-11T23:50:00.000Z', NEW_YORK)).toBe('Check-in closes at 8:30 PM EDT');
  });
  test('opens 45 minutes before the start [ATT-006, ATT-007]', () => {
    expect(checkInPhase(long, plus(START, -45 * MINUTE - 1))).toBe('early');
    expect(checkInPhase(long, plus(START, -45 * MINUTE))).toBe('open');
  });
  test('closes 45 minutes after the start [ATT-007, ATT-008]', () => {
    expect(checkInPhase(long, plus(START, 45 * MINUTE))).toBe('open');
    expect(checkInPhase(long, plus(START, 45 * MINUTE + 1))).toBe('ended');
  });
  test('closes with a shorter session [ATT-007, ATT-008]', () => {
    expect(checkInPhase(short, short.endTime)).toBe('open');
    expect(checkInPhase(short, plus(short.endTime, 1))).toBe('ended');
  });
  test('a session is early, then open, then ended, and never goes back [ATT-006, ATT-007, ATT-008]', () => {
    const order = { early: 0, open: 1, ended: 2 };
    const minutes = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (length, a, b) => {
        const session = { startTime: instantOf(300 * MINUTE), endTime: instantOf((300 + length) * MINUTE) };
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map(
          (at) => order[checkInPhase(session, instantOf(at * MINUTE))],
        ) as [number, number];
        expect(first).toBeLessThanOrEqual(second);
        const { opens, closes } = checkInWindow(session);
        expect(checkInPhase(session, opens)).toBe('open');
        expect(checkInPhase(session, closes)).toBe('open');
        expect(closes <= session.endTime).toBe(true);
      }),
    );
  });
});

describe('the link and the text in its place', () => {
  const facts = (over: Partial<CheckInFacts> = {}): CheckInFacts => ({
    ...long,
    status: 'none',
    request: null,
    ...over,
  });

  test('the link shows when open, without status and request [ATT-010]', () => {
    expect(checkInText(facts(), START)).toBeNull();
    expect(refuseCheckIn(facts(), START)).toBeNull();
  });
  test('before and after the window a text tells [ATT-009, D-114]', () => {
    expect(checkInText(facts(), plus(START, -46 * MINUTE))).toBe("Check In Hasn't Begun");
    expect(checkInText(facts(), plus(START, 46 * MINUTE))).toBe('Check In Has Ended');
  });
  test.each([
    ['present', 'Present'],
    ['remote', 'Present Remotely'],
    ['absent', 'Absent'],
    ['exception', 'Excused'],
  ] as const)('status %s shows %s at any time [ATT-011, D-114]', (status, text) => {
    for (const minutes of [-60, 0, 60])
      expect(checkInText(facts({ status }), plus(START, minutes * MINUTE))).toBe(text);
  });
  test.each([
    ['pending', 'Remote Attendance Pending'],
    ['approved', 'Remote Attendance Approved'],
    ['denied', 'Remote Attendance Denied'],
  ] as const)('a %s request shows %s at any time [ATT-010, D-114]', (request, text) => {
    for (const minutes of [-60, 0, 60])
      expect(checkInText(facts({ request }), plus(START, minutes * MINUTE))).toBe(text);
  });
  test('an approved request shows as approved until the session begins, then as attended [D-109, D-114]', () => {
    const approved = facts({ status: 'remote', request: 'approved' });
    expect(checkInText(approved, plus(START, -1))).toBe('Remote Attendance Approved');
    expect(checkInText(approved, START)).toBe('Present Remotely');
  });
  test('what staff has set goes before a request [ATT-011, D-114]', () => {
    expect(checkInText(facts({ status: 'present', request: 'denied' }), START)).toBe('Present');
    expect(checkInText(facts({ status: 'absent', request: 'approved' }), plus(START, -MINUTE))).toBe('Absent');
  });
  test('the server refuses with the same text and 409 [D-113]', () => {
    expect(refuseCheckIn(facts({ request: 'denied' }), START)).toEqual({
      code: 'CHECK_IN_REMOTE_DENIED',
      status: 409,
      message: 'Remote Attendance Denied',
    });
  });
});

test('checking in at the start is on time, later is late [D-110]', () => {
  expect(punctualityOf(plus(START, -1), START)).toBe(1);
  expect(punctualityOf(START, START)).toBe(1);
  expect(punctualityOf(plus(START, 1), START)).toBe(2);
});
