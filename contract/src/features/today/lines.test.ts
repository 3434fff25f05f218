import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byClass, compareLines, heldLines, lineKey } from './lines.ts';

const at = (hour: number) => `2026-03-11T${String(hour).padStart(2, '0')}:00:00.000Z`;
const line = (
  kind: 'grading' | 'chats' | 'comments',
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
  kind: fc.constantFrom('grading', 'chats', 'comments', 'attendance'),
  objectId: fc.option(fc.integer({ min: 1, max: 5 })),
  due: fc.option(hours),
  since: fc.option(hours),
});
const lines = fc.uniqueArray(anyLine, { selector: lineKey, maxLength: 12 });

describe('the order of lines', () => {
  test('deadlines first, the shortest time left on top, the others by age [SUCC-017]', () => {
    const soon = line('chats', { due: at(3), since: at(9) });
    const later = line('grading', { due: at(4), since: at(0) });
    const old = line('comments', { since: at(2) });
    const young = line('grading', { since: at(5) });
    expect([young, later, old, soon].toSorted(compareLines)).toEqual([soon, later, old, young]);
  });
  test('has no other input: kind, class and number do not matter [SUCC-017]', () => {
    fc.assert(
      fc.property(anyLine, anyLine, anyLine, (a, b, c) => {
        const moved = { ...a, kind: c.kind, enrollmentId: c.enrollmentId, objectId: c.objectId };
        expect(Math.sign(compareLines(moved, b))).toBe(Math.sign(compareLines(a, b)));
        expect(Math.sign(compareLines(b, a))).toBe(-Math.sign(compareLines(a, b)) + 0);
      }),
    );
  });
  test('by class the chosen one is first, then the one with the most urgent line [SUCC-007, SUCC-017]', () => {
    const groups = byClass(
      [
        line('chats', { enrollmentId: 3, since: at(1) }),
        line('chats', { enrollmentId: 2, due: at(5) }),
        line('grading'),
      ],
      1,
    );
    expect(groups.map(({ enrollmentId }) => enrollmentId)).toEqual([1, 2, 3]);
  });
});

describe('while a line has the focus or the pointer', () => {
  test('nothing down to it moves, and everything new is there [SUCC-020]', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(), (shown, now, pick) => {
        const held = shown[pick % Math.max(1, shown.length)];
        const rows = heldLines(shown, now, held ? lineKey(held) : null);
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
    expect(heldLines([first, second], [second], lineKey(first)).map(({ settled }) => settled)).toEqual([true, false]);
    expect(heldLines([first, second], [second], null)).toEqual([{ line: second, settled: false }]);
  });
});
