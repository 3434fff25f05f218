import { expect, test } from 'vitest';
import { buildJourney, onTheWay } from './journey.ts';
import type { Requirement } from './requirements.ts';
import { days, item, NOW, record, session, work } from './sample-record.ts';

const COURSE = { startDate: '2026-01-12', endDate: '2026-05-09' };
const ZONE = 'America/New_York';
const requirement = (over: Partial<Requirement>): Requirement => ({
  id: 'absences',
  state: 'met',
  value: 1,
  limit: 4,
  margin: 3,
  sessions: [],
  items: [],
  ...over,
});

test('today lies between the first and the last day, and outside of the course at its end', () => {
  const at = (now: string) => {
    const { share, week, weeks } = buildJourney(record(), COURSE, ZONE, now);
    return [Number(share.toFixed(2)), week, weeks];
  };
  expect(at(NOW)).toEqual([0.5, 9, 17]);
  expect(at('2026-01-01T12:00:00.000Z')).toEqual([0, 1, 17]);
  expect(at('2026-09-01T12:00:00.000Z')).toEqual([1, 17, 17]);
});

test('what is left, and the work that graduation asks for in the order of its due dates', () => {
  const asked = { requiredForGraduation: true } as const;
  const journey = buildJourney(
    record({
      sessions: [session(1), session(2), session(3, { contextId: 2 }), session(-2)],
      items: [
        item(9, asked),
        item(-3, asked),
        item(-4, { ...asked, submission: work({ grade: 'B' }) }),
        item(-5, { ...asked, submission: work({ grade: 'Incomplete' }) }),
        item(4),
      ],
    }),
    COURSE,
    ZONE,
    NOW,
  );
  expect([journey.classesLeft, journey.workLeft]).toEqual([2, 4]);
  expect(journey.stops.map(({ title, state }) => [title, state])).toEqual([
    ['Item -5', 'late'],
    ['Item -4', 'done'],
    ['Item -3', 'late'],
    ['Item 9', 'open'],
  ]);
  expect(journey.stops[0]?.day).toBe(days(-5).slice(0, 10));
});

test('a requirement is on track, at risk one step before its limit, not met, or open [SUCC-030]', () => {
  expect(onTheWay(requirement({}))).toBe('on track');
  expect(onTheWay(requirement({ value: 3, margin: 1 }))).toBe('at risk');
  expect(onTheWay(requirement({ state: 'unmet', value: 5, margin: -1 }))).toBe('not met');
  expect(onTheWay(requirement({ state: 'open' }))).toBe('open');
  expect(onTheWay(requirement({ state: 'unknown', margin: null }))).toBe('open');
  expect(onTheWay(requirement({ state: 'unlimited', limit: null, margin: null }))).toBeNull();
});
