import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plus, HOUR } from '#kernel/clock';
import { GRADES, weightOf } from '#features/grading/scale';
import { gradeNeeded } from './grade-needed.ts';
import type { GraduationRecord } from './model.ts';
import { judgeRequirements, type RequirementId } from './requirements.ts';
import { days, item, limits, NOW, record, session, work } from './sample-record.ts';
import { countMet } from './verdict.ts';
import { itemGuesses, NOTHING_SUPPOSED, keepPossible, sessionGuesses, applyGuesses, type WhatIf } from './what-if.ts';
import { parseWhatIf, whatIfSearch } from './what-if-several.ts';

const find = (from: GraduationRecord, id: RequirementId) =>
  judgeRequirements(from, NOW).find((requirement) => requirement.id === id);
const supposing = (sessions: WhatIf['sessions'] = new Map(), items: WhatIf['items'] = new Map()): WhatIf => ({
  sessions,
  items,
});

describe('what can be supposed', () => {
  test('of a session: only what has no status yet, and only class sessions', () => {
    expect(sessionGuesses(session(1), NOW)).toEqual(['miss', 'remote']);
    expect(sessionGuesses(session(1, { statusCode: 'remote', request: 'approved' }), NOW)).toEqual(['miss', 'attend']);
    expect(sessionGuesses(session(-1, { statusCode: 'remote', request: 'approved' }), NOW)).toEqual([]);
    expect(sessionGuesses(session(-1, { statusCode: 'absent' }), NOW)).toEqual([]);
    expect(sessionGuesses(session(1, { contextId: 2 }), NOW)).toEqual([]);
  });
  test('of an item: a letter is final, Incomplete can be done again three times [D-084]', () => {
    const incomplete = (resubmissionCount: number) =>
      item(-1, { submission: work({ grade: 'Incomplete', resubmissionCount }) });
    expect(itemGuesses(item(1), NOW)).toEqual(['submit', ...GRADES.map(({ grade }) => grade), 'skip']);
    expect(itemGuesses(item(-1), NOW)).not.toContain('skip');
    expect(itemGuesses(item(1, { submission: work() }), NOW)).toEqual(GRADES.map(({ grade }) => grade));
    expect(itemGuesses(item(1, { submission: work({ grade: 'F' }) }), NOW)).toEqual([]);
    expect(itemGuesses(incomplete(2), NOW)).toContain('submit');
    expect(itemGuesses(incomplete(3), NOW)).toEqual([]);
    expect(itemGuesses(item(1, { required: false }), NOW)).toEqual([]);
    expect(itemGuesses(item(1, { contextId: 2 }), NOW)).toEqual(['submit', 'skip']);
    expect(itemGuesses(item(1, { prework: true }), NOW)).toEqual(['submit', 'skip']);
  });
  test('missing a class, handing in, skipping and a grade each move their own requirement', () => {
    const from = record({ sessions: [session(1)], items: [item(-1), item(2), item(3, { contextId: 2 })] });
    const then = (whatIf: WhatIf, id: RequirementId) => find(applyGuesses(from, whatIf, NOW), id)?.value;
    expect(then(supposing(new Map([[1, 'miss']])), 'absences')).toBe(1);
    expect(then(supposing(new Map([[1, 'remote']])), 'remote')).toBe(1);
    expect(then(supposing(new Map(), new Map([[-1, 'submit']])), 'missed')).toBe(0);
    expect(then(supposing(new Map(), new Map([[2, 'skip']])), 'missed')).toBe(2);
    expect(then(supposing(new Map(), new Map([[2, 'B']])), 'average')).toBe(85);
    // -1 is overdue, and so is 2 when its due date passes without a grade. WORK-038
    expect(then(supposing(new Map(), new Map([[2, 'Incomplete']])), 'missed')).toBe(2);
    expect(then(supposing(new Map(), new Map([[3, 'submit']])), 'career')).toBe(100);
  });
  test('the grade needed is the lowest that is enough for all that is still to be graded', () => {
    const low = item(-1, { submission: work({ grade: 'D' }) });
    expect(gradeNeeded(record({ items: [low, item(1)] }), NOTHING_SUPPOSED, NOW)).toEqual({ items: 1, grade: 'B' });
    expect(gradeNeeded(record({ items: [item(1), item(2, { submission: work() })] }), NOTHING_SUPPOSED, NOW)).toEqual({
      items: 2,
      grade: 'C',
    });
    const lost = [item(-1, { submission: work({ grade: 'F' }) }), item(-2, { submission: work({ grade: 'F' }) })];
    expect(gradeNeeded(record({ items: [...lost, item(1)] }), NOTHING_SUPPOSED, NOW)).toEqual({
      items: 1,
      grade: null,
    });
    expect(gradeNeeded(record({ items: [low] }), NOTHING_SUPPOSED, NOW)).toBeNull();
    expect(
      gradeNeeded(record({ items: [item(1)], ...limits({ minimumScoreRequired: null }) }), NOTHING_SUPPOSED, NOW),
    ).toBeNull();
  });
  test('what is supposed never to be submitted is not still to be graded', () => {
    const from = record({ items: [item(1), item(2)] });
    const skipped = supposing(new Map(), new Map([[2, 'skip']]));
    expect(gradeNeeded(applyGuesses(from, skipped, NOW), skipped, NOW)?.items).toBe(1);
  });
  test('work that stays Incomplete is missed after its due date [WORK-038]', () => {
    const done = item(1, { submission: work() });
    const from = record({ items: [done, item(-1, { submission: work() })] });
    const then = applyGuesses(
      from,
      supposing(
        new Map(),
        new Map([
          [1, 'Incomplete'],
          [-1, 'Incomplete'],
        ]),
      ),
      NOW,
    );
    expect(find(then, 'missed')).toMatchObject({ value: 2, state: 'unmet' });
    expect(find(applyGuesses(from, supposing(new Map(), new Map([[1, 'A']])), NOW), 'missed')?.value).toBe(0);
  });
});

const anyGrade = fc.constantFrom(...GRADES.map(({ grade }) => grade));
const anyWork = fc.record({
  firstSubmittedAt: fc.constant(days(-9)),
  grade: fc.option(anyGrade),
  careerFeedbackStatusId: fc.option(fc.constantFrom(...([1, 2, 3, 4, 5, 6, 7] as const))),
  resubmissionCount: fc.integer({ min: 0, max: 3 }),
});
const anyLimit = fc.option(fc.integer({ min: 0, max: 12 }));
const anyRecord: fc.Arbitrary<GraduationRecord> = fc
  .record({
    sessions: fc.array(
      fc.record({
        offset: fc.integer({ min: -20, max: 20 }),
        contextId: fc.constantFrom(1 as const, 2 as const),
        statusCode: fc.constantFrom(...(['none', 'present', 'remote', 'absent', 'exception'] as const)),
        request: fc.constantFrom(null, 'pending' as const, 'approved' as const, 'denied' as const),
      }),
      { maxLength: 12 },
    ),
    items: fc.array(
      fc.record({
        offset: fc.integer({ min: -20, max: 20 }),
        contextId: fc.constantFrom(1 as const, 2 as const),
        required: fc.boolean(),
        requiredForGraduation: fc.boolean(),
        prework: fc.boolean(),
        submission: fc.option(anyWork),
      }),
      { maxLength: 12 },
    ),
    graduationRequirements: fc.record({
      maxAbsence: anyLimit,
      maxRemoteAttendance: anyLimit,
      maxMissedGeneralAssignment: anyLimit,
      maxMissedRequiredAssignment: anyLimit,
      minimumScoreRequired: fc.option(fc.integer({ min: 0, max: 105 })),
    }),
  })
  .map(({ sessions, items, graduationRequirements }) =>
    record({
      graduationRequirements,
      sessions: sessions.map(({ offset, ...over }, index) =>
        session(index + 1, { ...over, startTime: days(offset), endTime: plus(days(offset), HOUR) }),
      ),
      items: items.map(({ offset, ...over }, index) => item(index + 1, { ...over, effectiveDueDate: days(offset) })),
    }),
  );
const guess = fc.constantFrom('miss' as const, 'remote' as const, 'attend' as const);
const itemGuess = fc.oneof(anyGrade, fc.constantFrom('submit' as const, 'skip' as const));
const anyWhatIf: fc.Arbitrary<WhatIf> = fc
  .record({
    sessions: fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), guess)),
    items: fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), itemGuess)),
  })
  .map(({ sessions, items }) => ({ sessions: new Map(sessions), items: new Map(items) }));

describe('for every record', () => {
  test('supposing nothing changes nothing', () => {
    fc.assert(
      fc.property(anyRecord, (from) => {
        expect(applyGuesses(from, NOTHING_SUPPOSED, NOW)).toEqual(from);
      }),
    );
  });
  test('the margin is not below 0 exactly where the requirement is met', () => {
    fc.assert(
      fc.property(anyRecord, anyWhatIf, (from, whatIf) => {
        for (const { state, margin } of judgeRequirements(applyGuesses(from, whatIf, NOW), NOW)) {
          const shown = margin === null ? ['unknown', 'unlimited'] : margin >= 0 ? ['met'] : ['unmet', 'open'];
          expect(shown).toContain(state);
        }
      }),
    );
  });
  test('one more absence never helps, and worsens absences by one', () => {
    fc.assert(
      fc.property(anyRecord, anyWhatIf, (from, whatIf) => {
        const before = applyGuesses(from, whatIf, NOW);
        const next = before.sessions.find(
          (one) => sessionGuesses(one, NOW).includes('miss') && one.statusCode === 'none',
        );
        fc.pre(next !== undefined);
        const after = applyGuesses(before, supposing(new Map([[next?.id ?? 0, 'miss' as const]])), NOW);
        expect(find(after, 'absences')?.value).toBe((find(before, 'absences')?.value ?? 0) + 1);
        expect(countMet(judgeRequirements(after, NOW)).met).toBeLessThanOrEqual(
          countMet(judgeRequirements(before, NOW)).met,
        );
      }),
    );
  });
  test('a better grade never worsens the average, nor the number of requirements met', () => {
    fc.assert(
      fc.property(anyRecord, anyGrade, anyGrade, (from, one, other) => {
        const open = from.items.find((each) => itemGuesses(each, NOW).includes('A'));
        fc.pre(open !== undefined);
        const [low, high] = [one, other].toSorted((a, b) => weightOf(a) - weightOf(b)) as [typeof one, typeof one];
        const then = (grade: typeof one) =>
          applyGuesses(from, supposing(new Map(), new Map([[open?.id ?? 0, grade]])), NOW);
        const value = (grade: typeof one) => find(then(grade), 'average')?.value ?? -1;
        expect(value(high)).toBeGreaterThanOrEqual(value(low));
        expect(countMet(judgeRequirements(then(high), NOW)).met).toBeGreaterThanOrEqual(
          countMet(judgeRequirements(then(low), NOW)).met,
        );
      }),
    );
  });
  test('what is supposed survives the query string, and only what can happen has an effect', () => {
    fc.assert(
      fc.property(anyRecord, anyWhatIf, (from, whatIf) => {
        const read = parseWhatIf(whatIfSearch(whatIf));
        expect(read).toEqual(whatIf);
        expect(applyGuesses(from, keepPossible(from, read, NOW), NOW)).toEqual(applyGuesses(from, whatIf, NOW));
      }),
    );
  });
  test('a query string that nobody wrote is read without harm', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (sessions, items) => {
        expect(parseWhatIf(whatIfSearch(parseWhatIf({ sessions, items })))).toEqual(parseWhatIf({ sessions, items }));
      }),
    );
    expect(parseWhatIf({ sessions: '0.miss_-1.miss_x.miss_4.sleep_5.miss', items: '7.Z_8.B+_8.A' })).toEqual(
      supposing(new Map([[5, 'miss']]), new Map([[8, 'A']])),
    );
  });
});
