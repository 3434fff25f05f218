import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Values } from './compare.ts';
import { indexChosenRows, FILE_IS_RIGHT, NO_CHOICES } from './choices.ts';
import { planText, rowSignature, NEW_ROW, planRows, mergeRow, type StoredMatch } from './plan.ts';
import { isWritten, type RowOutcome } from './outcome.ts';
import type { FileRow } from './file-row.ts';
import { judgeEnding, needsTypedNumber } from './threshold.ts';

/** A school in memory: the stored objects, and what the file brought last. */
interface School {
  readonly stored: ReadonlyMap<string, Values>;
  readonly bases: ReadonlyMap<string, Values>;
}
const NOBODY: School = { stored: new Map(), bases: new Map() };
const NONE = indexChosenRows(NO_CHOICES);

const planOf = (...asked: Parameters<typeof planRows>): RowOutcome[] => [...planRows(...asked)];
const plan = ({ stored, bases }: School, rows: readonly FileRow[], chosen = NONE): RowOutcome[] =>
  planOf(
    rows,
    rows.map((row) => foundIn({ stored, bases }, row)),
    [],
    chosen,
    () => [],
  );

const foundIn = ({ stored, bases }: School, { key }: FileRow): StoredMatch => {
  const own = stored.get(key);
  return own ? { ...NEW_ROW, object: key, stored: own, brought: bases.get(key) ?? null } : NEW_ROW;
};

function apply(school: School, rows: readonly FileRow[], outcomes: readonly RowOutcome[]): School {
  const stored = new Map(school.stored);
  const bases = new Map(school.bases);
  for (const [index, outcome] of outcomes.entries()) {
    const row = rows[index]!;
    if (isWritten(outcome)) stored.set(row.key, mergeRow(row, foundIn(school, row), outcome.changes));
    if (outcome.isChange) bases.set(row.key, outcome.brings);
  }
  return { stored, bases };
}

const value = fc.constantFrom('a', 'b', 'c', null, true, 1);
const cells = fc.dictionary(fc.constantFrom('first', 'last', 'role'), value, { maxKeys: 3 });
const file = fc
  .uniqueArray(fc.record({ key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5'), given: cells }), {
    selector: ({ key }) => key,
  })
  .map((rows) => rows.map((row, index): FileRow => ({ ...row, line: index + 2, problems: [] })));
const rowOf = (line: number, key: string, given: Values): FileRow => ({ line, key, given, problems: [] });
const school = fc
  .array(file, { maxLength: 3 })
  .map((files) => files.reduce((before, rows) => apply(before, rows, plan(before, rows)), NOBODY));
const sorted = (map: ReadonlyMap<string, Values>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));

test('importing the same file again shows only unchanged rows and writes nothing [ADM-046]', () => {
  fc.assert(
    fc.property(school, file, (before, rows) => {
      const after = apply(before, rows, plan(before, rows, FILE_IS_RIGHT));
      const again = plan(after, rows);
      expect(again.filter((outcome) => outcome.kind !== 'unchanged' || outcome.isChange)).toEqual([]);
    }),
  );
});

test('the order of rows changes nothing of what a plan does', () => {
  fc.assert(
    fc.property(
      school,
      file.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      (before, [rows, other]) => {
        const [one, two] = [apply(before, rows, plan(before, rows)), apply(before, other, plan(before, other))];
        expect(sorted(one.stored)).toEqual(sorted(two.stored));
        expect(sorted(one.bases)).toEqual(sorted(two.bases));
        expect(planText(plan(before, rows).map(rowSignature))).toBe(planText(plan(before, other).map(rowSignature)));
      },
    ),
  );
});

test('a missing column never changes a value, and what was changed here stays unless the file is chosen [ADM-047, ADM-050]', () => {
  const first = [rowOf(2, 'k', { first: 'a', last: 'b' })];
  const applied = apply(NOBODY, first, plan(NOBODY, first));
  expect(plan(applied, [rowOf(2, 'k', { first: 'a' })])).toMatchObject([{ kind: 'unchanged', changes: [] }]);
  const here = { ...applied, stored: new Map([['k', { first: 'a', last: 'screen' }]]) };
  // changed in the product only, and on both sides
  for (const last of ['b', 'c'])
    expect(plan(here, [rowOf(2, 'k', { last })])).toMatchObject([
      { kind: 'unchanged', changes: [], contested: [{ column: 'last', here: 'screen', file: last, takesFile: false }] },
    ]);
  // changed in the file only
  expect(plan(applied, [rowOf(2, 'k', { last: 'c' })])).toMatchObject([
    { kind: 'changed', changes: [{ column: 'last', from: 'b', to: 'c' }], contested: [] },
  ]);
  const chosen = indexChosenRows({ ...NO_CHOICES, takesFile: ['2/last'] });
  expect(plan(here, [rowOf(2, 'k', { last: 'b' })], chosen)).toMatchObject([
    { kind: 'changed', changes: [{ column: 'last', from: 'screen', to: 'b' }] },
  ]);
});

test('two rows about the same are refused both, each naming the other; all refused are left out only by choice [ADM-041, ADM-043]', () => {
  const rows = [rowOf(2, 'k', { first: 'a' }), rowOf(3, 'other', {}), rowOf(7, 'k', { first: 'b' })];
  const [one, two, three] = plan(NOBODY, rows);
  expect(one).toMatchObject({ kind: 'refused', problems: [{ message: 'Also in line 7. Keep one of them.' }] });
  expect(two).toMatchObject({ kind: 'created' });
  expect(three).toMatchObject({ kind: 'refused', problems: [{ message: 'Also in line 2. Keep one of them.' }] });
  const kinds = (choices: Partial<typeof NO_CHOICES>) =>
    plan(NOBODY, rows, indexChosenRows({ ...NO_CHOICES, ...choices })).map(({ kind }) => kind);
  expect(kinds({ leavesOutAllRefused: true })).toEqual(['left out', 'created', 'left out']);
  expect(kinds({ leftOut: [3] })).toEqual(['refused', 'left out', 'refused']);
  // the other row is accepted once its twin is left out
  expect(kinds({ leftOut: [7] })).toEqual(['created', 'created', 'left out']);
  expect(kinds({ leftOut: [2] })).toEqual(['left out', 'created', 'created']);
});

test('equal rows fold into the first, and whoever keeps one row is told which others say something else [ADM-041, ADM-043]', () => {
  const rows = [
    rowOf(2, 'k', { first: 'a' }),
    rowOf(3, 'k', { first: 'a' }),
    rowOf(4, 'k', { first: 'b' }),
    rowOf(5, 'other', {}),
    { ...rowOf(6, '', {}), passedOver: 'This row does not name anyone.' },
  ];
  const equal = plan(NOBODY, rows.slice(0, 2));
  expect(equal.map(({ kind, note }) => [kind, note])).toEqual([
    ['created', null],
    ['left out', 'This repeats line 2.'],
  ]);
  const all = plan(NOBODY, rows);
  expect(all.map(({ kind }) => kind)).toEqual(['refused', 'left out', 'refused', 'created', 'left out']);
  expect(all.map(({ twins }) => twins ?? [])).toEqual([[4], [], [2, 3], [], []]);
  const keeping = (line: number) =>
    plan(NOBODY, rows, indexChosenRows({ ...NO_CHOICES, leftOut: all.find((one) => one.line === line)?.twins ?? [] }));
  expect(keeping(2).map(({ kind }) => kind)).toEqual(['created', 'left out', 'left out', 'created', 'left out']);
  expect(keeping(4).map(({ kind }) => kind)).toEqual(['left out', 'left out', 'created', 'created', 'left out']);
  // two ids of the source are always two people
  const siblings = rows.slice(0, 2).map((row, index) => ({ ...row, sourcedId: `u${index}` }));
  expect(plan(NOBODY, siblings).map(({ kind }) => kind)).toEqual(['refused', 'refused']);
});

test('an enrollment that was ended here is resumed only where that is chosen [ADM-051]', () => {
  const ended = { at: '2026-03-01T00:00:00.000Z', by: 'Ada Lovelace' };
  const found: StoredMatch = {
    ...NEW_ROW,
    object: '1/2',
    stored: { role: 'student', active: false },
    brought: { role: 'student' },
    ended,
  };
  const rows = [rowOf(2, 'k', { role: 'ta', active: true })];
  const kept = planOf(rows, [found], [], NONE, () => []);
  expect(kept).toMatchObject([{ kind: 'unchanged', changes: [], ended: { ...ended, resumes: false } }]);
  const resumed = planOf(rows, [found], [], indexChosenRows({ ...NO_CHOICES, resumes: [2] }), () => []);
  expect(resumed[0]!.changes).toEqual([
    { column: 'role', from: 'student', to: 'ta' },
    { column: 'active', from: false, to: true },
  ]);
});

test('what is not in the file is proposed, and ends only where that is ticked [ADM-048]', () => {
  const missing = [{ object: '1/2', key: 'k', brought: { role: 'student', active: true } }];
  const [proposed] = planOf([], [], missing, NONE, () => []);
  expect(proposed).toMatchObject({ kind: 'not in the file', changes: [], line: null });
  expect(isWritten(proposed!)).toBe(false);
  const [ending] = planOf([], [], missing, indexChosenRows({ ...NO_CHOICES, ends: ['1/2'] }), () => []);
  expect(ending).toMatchObject({ changes: [{ column: 'active', from: true, to: false }] });
  expect(isWritten(ending!)).toBe(true);
});

test.each([
  [20, 2, false],
  [20, 3, true],
  [30, 3, false],
  [29, 3, true],
  [3, 3, true],
  [2, 2, false],
])('of %i active enrollments %i end: the number is asked for: %s [ADM-049]', (active, ending, asks) => {
  expect(needsTypedNumber({ active, ending })).toBe(asks);
  const counted = { courseId: 5, course: 'A', active, ending };
  expect(judgeEnding(counted, { typed: { 5: ending } }).isTyped).toBe(true);
  expect(judgeEnding(counted, { typed: { 5: ending + 1, 6: ending } }).isTyped).toBe(false);
});

test('another value anywhere makes another digest [ADM-044, ADM-045]', () => {
  const rows = [rowOf(2, 'k', { first: 'a' }), rowOf(3, 'l', { first: 'b' })];
  const text = (stored: Values) =>
    planText(plan({ stored: new Map([['k', stored]]), bases: new Map() }, rows).map(rowSignature));
  expect(text({ first: 'x' })).toBe(text({ first: 'x' }));
  expect(text({ first: 'x' })).not.toBe(text({ first: 'y' }));
  expect(text({ first: 'a' })).not.toBe(text({ first: 'x' }));
});
