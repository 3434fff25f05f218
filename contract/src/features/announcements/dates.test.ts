import { describe, expect, test } from 'vitest';
import { HOUR, plus, type Instant } from '#kernel/clock';
import { refuseDates, stateOf } from './dates.ts';

const ZONE = 'America/New_York';
const NOW = '2026-03-11T22:10:00.000Z';
const MIDNIGHT = '2026-03-11T04:00:00.000Z';
const NEXT_WEEK = '2026-03-18T22:00:00.000Z';
const said = (activationDate: Instant, expirationDate: Instant, before: Instant | null = null) =>
  refuseDates({ activationDate, expirationDate }, before === null ? null : { activationDate: before }, ZONE, NOW)
    ?.message ?? 'fine';

test('an announcement is scheduled, then active, then expired [D-129]', () => {
  const dates = { activationDate: NOW, expirationDate: NEXT_WEEK };
  expect(stateOf(dates, plus(NOW, -1))).toBe('scheduled');
  expect(stateOf(dates, NOW)).toBe('active');
  expect(stateOf(dates, plus(NEXT_WEEK, -1))).toBe('active');
  expect(stateOf(dates, NEXT_WEEK)).toBe('expired');
});

describe('dates [ANN-025, ANN-026, D-131]', () => {
  test('begin with today, by the calendar on campus', () => {
    expect(said(MIDNIGHT, NEXT_WEEK)).toBe('fine');
    expect(said(plus(MIDNIGHT, -1), NEXT_WEEK)).toBe('Invalid date or time');
  });
  test('end after they begin, and not before today', () => {
    expect(said(NOW, plus(NOW, 1))).toBe('fine');
    for (const end of [NOW, plus(NOW, -HOUR), plus(MIDNIGHT, -1)]) expect(said(NOW, end)).toBe('Invalid date or time');
  });
  test('in the past stay as they are, or are refused', () => {
    const longAgo = '2026-01-05T14:00:00.000Z';
    expect(said(longAgo, NEXT_WEEK, longAgo)).toBe('fine');
    expect(said(plus(longAgo, HOUR), NEXT_WEEK, longAgo)).toBe('Invalid date or time');
    expect(said(longAgo, plus(MIDNIGHT, -1), longAgo)).toBe('Invalid date or time');
  });
});
