import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortByClass, compareLines, holdLines, lineKey } from './lines.ts';

const NOW = '2026-03-11T01:30:00.000Z';
const at = (hour: number) => `2026-03-11T${String(hour).padStart(2, '0')}:00:00.000Z`;
const IN_TEN_DAYS = '2026-03-21T00:00:00.000Z';
const line = (
  kind: 'grading' | 'chats' | 'comments' | 'attendance' | 'npsSurvey',
  more: { due?: string; since?: string; enrollmentId?: number } = {},
) => ({
  enrollmentId: 1,
  kind,
  objectId: null,
  due: null,
  since: at(1),
  ...more,
});
const hours = fc.integer({ min: 0, max: 23 }).map(at);
const anyLine = fc.record({
  enrollmentId: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom('grading', 'chats', 'comments', 'attendance', 'npsSurvey'),
  objectId: fc.option(fc.integer({ min: 1, max: 5 })),
  due: fc.option(hours),
  since: fc.option(hours),
});
const lines = fc.uniqueArray(anyLine, { selector: lineKey, maxLength: 12 });

describe('the order of lines', () => {
  test('people who wait, deadlines within seven days, other work by age, settings last [SUCC-017, D-240]', () => {
    const longest = line('comments', { since: at(0) });
    // a distant deadline does not place a line above people who have waited longer
    const shortest = line('chats', { due: at(3), since: at(1) });
    const soon = line('attendance', { due: at(4), since: at(1) });
    const later = line('grading', { due: at(5), since: at(0) });
    const old = line('attendance', { since: at(0) });
    const young = line('grading', { due: IN_TEN_DAYS, since: at(1) });
    const setting = line('npsSurvey', { due: IN_TEN_DAYS, since: at(0) });
    const order = [longest, shortest, soon, later, old, young, setting];
    expect(order.toReversed().toSorted(compareLines(NOW))).toEqual(order);
  });
  test('what was due is work by its age, and a setting that is nearly due no longer last [D-240]', () => {
    const over = line('attendance', { due: at(1), since: at(1) });
    const closes = line('npsSurvey', { due: at(9), since: at(1) });
    expect([over, closes].toSorted(compareLines(NOW))).toEqual([closes, over]);
  });
  test('class and number do not matter, and any two lines have one order [SUCC-017]', () => {
    fc.assert(
      fc.property(anyLine, anyLine, anyLine, (a, b, c) => {
        const compare = compareLines(NOW);
        const moved = { ...a, enrollmentId: c.enrollmentId, objectId: c.objectId };
        expect(Math.sign(compare(moved, b))).toBe(Math.sign(compare(a, b)));
        expect(Math.sign(compare(b, a))).toBe(-Math.sign(compare(a, b)) + 0);
      }),
    );
  });
  test('by class the chosen one is first, then the one with the most urgent line [SUCC-007, SUCC-017]', () => {
    const groups = sortByClass(
      [
        line('chats', { enrollmentId: 3, since: at(1) }),
        line('chats', { enrollmentId: 2, since: at(0) }),
        line('grading'),
      ],
      1,
      NOW,
    );
    expect(groups.map(({ enrollmentId }) => enrollmentId)).toEqual([1, 2, 3]);
  });
});

describe('while a line has the focus or the pointer', () => {
  test('nothing down to it moves, and everything new is there [SUCC-020]', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(), (shown, now, pick) => {
        const held = shown[pick % Math.max(1, shown.length)];
        const rows = holdLines(shown, now, held ? lineKey(held) : null);
        const keys = rows.map((row) => lineKey(row.line));
        const until = held ? shown.findIndex((one) => lineKey(one) === lineKey(held)) + 1 : 0;
        expect(keys.slice(0, until)).toEqual(shown.slice(0, until).map(lineKey));
        for (const one of now) expect(keys).toContain(lineKey(one));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
  test('what is settled stays as settled until it is let go, then it is gone [SUCC-020]', () => {
    const [first, second] = [line('grading'), line('chats')];
    expect(holdLines([first, second], [second], lineKey(first)).map(({ settled }) => settled)).toEqual([true, false]);
    expect(holdLines([first, second], [second], null)).toEqual([{ line: second, settled: false }]);
  });
});
