import { expect, test } from 'vitest';
import { days, item, NOW, record, session, work } from './sample-record.ts';
import { NOTHING_SUPPOSED, keepPossible, type WhatIf } from './what-if.ts';
import {
  parseWhatIf,
  whatIfSearch,
  gradeAllLeft,
  gradedAllLeft,
  countSupposedMissed,
  supposeMissed,
} from './what-if-several.ts';

const RECORD = record({
  // the address accepts positive ids only
  sessions: [
    session(4),
    session(2),
    session(3, { contextId: 2 }),
    session(6, { startTime: days(-1) }),
    session(5, { statusCode: 'remote', request: 'approved' }),
    session(1, { statusCode: 'exception' }),
  ],
  items: [
    item(1),
    item(2, { submission: work() }),
    item(3, { submission: work({ grade: 'C' }) }),
    item(4, { contextId: 2 }),
    item(5, { effectiveDueDate: days(-1) }),
  ],
});
const supposed = (more: Partial<WhatIf>): WhatIf => ({ ...NOTHING_SUPPOSED, ...more });

test('the next classes are missed in the order of time, those of career services and those that are over never', () => {
  const two = supposeMissed(RECORD, NOTHING_SUPPOSED, 2, NOW);
  expect([...two.sessions]).toEqual([
    [2, 'miss'],
    [4, 'miss'],
  ]);
  expect([...supposeMissed(RECORD, NOTHING_SUPPOSED, 99, NOW).sessions.keys()]).toEqual([2, 4, 5]);
  expect(keepPossible(RECORD, two, NOW)).toEqual(two);
});

test('fewer classes take back what was supposed before, and nothing else', () => {
  const before = supposed({ sessions: new Map([[6, 'remote']]), items: new Map([[1, 'skip']]) });
  const three = supposeMissed(RECORD, before, 3, NOW);
  expect(countSupposedMissed(RECORD, three, NOW)).toBe(3);
  expect(supposeMissed(RECORD, three, 0, NOW)).toEqual(before);
});

test('how many of the next are missed is said only where it is so', () => {
  expect(countSupposedMissed(RECORD, NOTHING_SUPPOSED, NOW)).toBe(0);
  expect(countSupposedMissed(RECORD, supposed({ sessions: new Map([[4, 'miss']]) }), NOW)).toBeNull();
  expect(countSupposedMissed(RECORD, supposed({ sessions: new Map([[6, 'miss']]) }), NOW)).toBeNull();
  const once = supposed({ sessions: new Map([[2, 'miss'], [4, 'remote']]) }); // prettier-ignore
  expect(countSupposedMissed(RECORD, once, NOW)).toBe(1);
});

test('one grade on all that may still be graded, also overdue work; letters and milestones stay [D-096]', () => {
  const all = gradeAllLeft(RECORD, supposed({ items: new Map([[4, 'submit'], [1, 'skip']]) }), 'B', NOW); // prettier-ignore
  expect(Object.fromEntries(all.items)).toEqual({ 1: 'B', 2: 'B', 4: 'submit', 5: 'B' });
  expect(gradedAllLeft(RECORD, all, NOW)).toBe('B');
  expect(Object.fromEntries(gradeAllLeft(RECORD, all, null, NOW).items)).toEqual({ 4: 'submit' });
});

test('a grade is named only where all of the work has it, and the address keeps it', () => {
  const all = gradeAllLeft(RECORD, supposeMissed(RECORD, NOTHING_SUPPOSED, 2, NOW), 'A-', NOW);
  expect(gradedAllLeft(RECORD, parseWhatIf(whatIfSearch(all)), NOW)).toBe('A-');
  expect(countSupposedMissed(RECORD, parseWhatIf(whatIfSearch(all)), NOW)).toBe(2);
  const but = supposed({ items: new Map([...all.items, [2, 'C'] as const]) });
  expect(gradedAllLeft(RECORD, but, NOW)).toBeNull();
  expect(gradedAllLeft(RECORD, NOTHING_SUPPOSED, NOW)).toBeNull();
  expect(gradedAllLeft(record(), NOTHING_SUPPOSED, NOW)).toBeNull();
});
