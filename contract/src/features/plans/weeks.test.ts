import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanAssignment, PlanSession } from './model.ts';
import { weeksOf } from './weeks.ts';

const PLACED = { meeting: null, days: 0, day: null, time: null };
const session = (key: string, facts: Partial<PlanSession['facts']>): PlanSession => ({
  key,
  facts: { name: key, category: 'class', chapter: null, summary: '', minutes: null, ...PLACED, ...facts },
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

const told = (content: Parameters<typeof weeksOf>[0]) =>
  weeksOf(content).map(({ week, items }) => [week, items.map(({ item }) => item.key)]);

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
      assignment('answers', { session: 'office', days: 1 }),
      assignment('lost', { session: 'gone' }),
    ],
  };
  expect(told(content)).toEqual([
    [null, ['welcome', 'lost', 'prework']],
    [1, ['html', 'forms', 'office', 'page', 'answers']],
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
const due = fc
  .tuple(place, fc.option(fc.constantFrom('s0', 's1', 'gone')))
  .map(([at, key]) => ({ ...at, session: key }));
const facts = fc.record({
  category: fc.constantFrom('class', 'office-hours', 'career-event'),
  chapter: fc.option(fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10)),
});

test('no item is lost and none stands twice, and weeks come in their order [ADM-102]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(facts, place)), fc.array(due), (ofSessions, ofAssignments) => {
      const sessions = ofSessions.map(([fact, at], index) => session(`s${index}`, { ...fact, ...at } as never));
      const assignments = ofAssignments.map((at, index) => assignment(`a${index}`, at));
      const weeks = weeksOf({ sessions, assignments });
      const shown = weeks.flatMap(({ items }) => items.map(({ item }) => item.key));
      expect(shown.toSorted()).toEqual([...sessions, ...assignments].map(({ key }) => key).toSorted());
      const numbers = weeks.map(({ week }) => week ?? -1);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }),
  );
});
