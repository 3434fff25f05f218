import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInWords } from '#features/curricula/place-words';
import type { PlanAssignment, PlanSession } from './model.ts';
import { groupByWeek } from './weeks.ts';

const PLACED = { meeting: null, days: 0, day: null, time: null };
const session = (key: string, facts: Partial<PlanSession['facts']>): PlanSession => ({
  key,
  facts: {
    name: key,
    category: 'class',
    chapter: null,
    summary: '',
    minutes: null,
    resources: [],
    ...PLACED,
    ...facts,
  },
  text: '',
});
const assignment = (key: string, due: Partial<PlanAssignment['facts']['due']>): PlanAssignment => ({
  key,
  facts: {
    title: key,
    kind: 'academic',
    header: '',
    opens: { ...PLACED, meeting: 1 },
    due: { ...PLACED, session: null, ...due },
    required: true,
    requiredForGraduation: false,
    prework: false,
    minHours: null,
    maxHours: null,
  },
  text: '',
});

const told = (content: Parameters<typeof groupByWeek>[0]) =>
  groupByWeek(content).map(({ week, items }) => [week, items.map(({ item }) => item.key)]);

test('a due date that hangs on a session stands in the week of that session [ADM-096, ADM-102]', () => {
  const content = {
    sessions: [session('html', { meeting: 1, chapter: 1.1 }), session('css', { meeting: 2, chapter: 2.1 })],
    assignments: [assignment('page', { session: 'css', days: 3 }), assignment('early', { meeting: 1 })],
  };
  expect(told(content)).toEqual([
    [1, ['html', 'early']],
    [2, ['css', 'page']],
  ]);
});

test('the week of a class is the whole part of its chapter, and everything else stands in that of its class [ADM-102]', () => {
  const content = {
    sessions: [
      session('css', { meeting: 3, chapter: 2.1 }),
      session('html', { meeting: 1, chapter: 1.1 }),
      session('forms', { meeting: 2 }),
      session('office', { category: 'office-hours', meeting: 2, days: 2, time: '18:30' }),
      session('welcome', { category: 'career-event', day: 0, time: '18:00' }),
    ],
    assignments: [
      assignment('page', { meeting: 2, days: 2 }),
      assignment('prework', { day: 1 }),
      assignment('layout', { meeting: 3, days: 3, time: '12:00' }),
    ],
  };
  expect(told(content)).toEqual([
    [null, ['welcome', 'prework']],
    [1, ['html', 'forms', 'office', 'page']],
    [2, ['css', 'layout']],
  ]);
});

test('what counts from a class that is missing stands with the class before it', () => {
  const sessions = [session('html', { meeting: 2, chapter: 4.1 })];
  expect(told({ sessions, assignments: [assignment('late', { meeting: 9 })] })).toEqual([[4, ['html', 'late']]]);
  expect(told({ sessions, assignments: [assignment('early', { meeting: 1 })] })).toEqual([[4, ['early', 'html']]]);
  expect(told({ sessions: [], assignments: [assignment('alone', { meeting: 3 })] })).toEqual([[1, ['alone']]]);
});

const place = fc.record({
  meeting: fc.option(fc.integer({ min: 1, max: 2000 })),
  days: fc.integer({ min: -1000, max: 1000 }),
  day: fc.option(fc.integer({ min: -1000, max: 1000 })),
  time: fc.option(fc.constantFrom('08:00', '18:30')),
});
const facts = fc.record({
  category: fc.constantFrom('class', 'office-hours', 'career-event'),
  chapter: fc.option(fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10)),
});

test('no item is lost and none stands twice, and weeks come in their order [ADM-102]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(facts, place)), fc.array(place), (ofSessions, ofAssignments) => {
      const sessions = ofSessions.map(([fact, at], index) => session(`s${index}`, { ...fact, ...at } as never));
      const assignments = ofAssignments.map((at, index) => assignment(`a${index}`, at));
      const weeks = groupByWeek({ sessions, assignments });
      const shown = weeks.flatMap(({ items }) => items.map(({ item }) => item.key));
      expect(shown.toSorted()).toEqual([...sessions, ...assignments].map(({ key }) => key).toSorted());
      const numbers = weeks.map(({ week }) => week ?? -1);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }),
  );
});

test.each([
  [{ meeting: 7 }, 'Class 7'],
  [{ meeting: 7, time: '18:30' }, 'Class 7 at 18:30'],
  [{ meeting: 7, days: 2, time: '18:30' }, '2 days after class 7 at 18:30'],
  [{ meeting: 7, days: -1 }, '1 day before class 7'],
  [{ day: 1 }, 'Day 1'],
  [{ day: 0 }, '1 day before day 1'],
  [{ day: -6 }, '7 days before day 1'],
])('%j is told as %s', (at, words) => {
  expect(placeInWords({ ...PLACED, ...at })).toBe(words);
});
