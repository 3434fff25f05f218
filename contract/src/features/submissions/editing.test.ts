import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateAfterEdit, refuseEdit, studentButton, type SubmittedWork } from './editing.ts';

const LETTERS = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'];
const work = (over: Partial<SubmittedWork> = {}): SubmittedWork => ({
  contextId: 1,
  grade: null,
  careerFeedbackStatusId: null,
  resubmissionCount: 0,
  ...over,
});

describe("the student's button [SUBM-013, Annex D]", () => {
  test.each([
    [null, 'Submit Assignment', true],
    [work(), 'Edit Submission', true],
    [work({ resubmissionCount: 3 }), 'Edit Submission', true],
    [work({ grade: 'Incomplete', resubmissionCount: 2 }), 'Resubmit Assignment', true],
    [work({ grade: 'Incomplete', resubmissionCount: 3 }), 'Submitted & Graded', false],
    [work({ grade: 'A+' }), 'Submitted & Graded', false],
    [work({ grade: 'F' }), 'Submitted & Graded', false],
    [work({ contextId: 2, careerFeedbackStatusId: 6 }), 'Edit Submission', true],
  ] as const)('%j: %s', (facts, text, enabled) => expect(studentButton(facts)).toEqual({ text, enabled }));
});

describe('editing', () => {
  test('ends with a letter grade [SUBM-012, D-084]', () => {
    expect(refuseEdit(work({ resubmissionCount: 3 }))).toBeNull();
    for (const grade of LETTERS) expect(refuseEdit(work({ grade }))?.code).toBe('SUBMISSION_LOCKED');
    expect(refuseEdit(work({ grade: 'B' }))?.status).toBe(403);
  });
  test('of Incomplete work is possible three times [SUBM-044, D-084]', () => {
    let current = work({ grade: 'Incomplete' });
    const left = [1, 2, 3].map(() => {
      const allowed = refuseEdit(current) === null;
      current = { ...stateAfterEdit(current), grade: 'Incomplete' };
      return allowed;
    });
    expect(left).toEqual([true, true, true]);
    expect(refuseEdit(current)).not.toBeNull();
  });
  test('makes Incomplete work ungraded again and counts it; ungraded work stays as it is [D-084]', () => {
    expect(stateAfterEdit(work({ grade: 'Incomplete', resubmissionCount: 1 }))).toEqual(work({ resubmissionCount: 2 }));
    expect(stateAfterEdit(work({ resubmissionCount: 1 }))).toEqual(work({ resubmissionCount: 1 }));
  });
  test('of a career item is never locked and sets existing feedback back to 1 [D-084]', () => {
    const career = work({ contextId: 2, careerFeedbackStatusId: 6 });
    expect(refuseEdit(career)).toBeNull();
    expect(stateAfterEdit(career)).toEqual({ ...career, careerFeedbackStatusId: 1 });
    expect(stateAfterEdit(work({ contextId: 2 }))).toEqual(work({ contextId: 2 }));
  });
  test('is possible exactly while the button is enabled [SUBM-013]', () => {
    const any = fc.record({
      contextId: fc.constantFrom(1, 2),
      grade: fc.constantFrom(null, 'Incomplete', ...LETTERS),
      careerFeedbackStatusId: fc.constantFrom(null, 1, 3, 6),
      resubmissionCount: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(any, (facts) => {
        expect(studentButton(facts).enabled).toBe(refuseEdit(facts) === null);
      }),
    );
  });
});
