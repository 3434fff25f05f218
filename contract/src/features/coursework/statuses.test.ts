import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseworkCategory } from './categories.ts';
import {
  CAREER_FEEDBACK,
  feedbackColour,
  feedbackGraded,
  feedbackLabel,
  gradesListStatus,
  isOverdue,
  staffTableStatus,
  submissionStatus,
  type ItemFacts,
  type SubmissionFacts,
} from './statuses.ts';

const DUE = '2026-03-11T03:59:59.000Z';
const AFTER = '2026-03-11T03:59:59.001Z';
const handedIn = (over: Partial<SubmissionFacts> = {}): SubmissionFacts => ({
  firstSubmittedAt: DUE,
  grade: null,
  careerFeedbackStatusId: null,
  ...over,
});
const academic = (submission: SubmissionFacts | null, required = true): ItemFacts => ({
  contextId: 1,
  required,
  effectiveDueDate: DUE,
  wasThere: true,
  submission,
});
const career = (submission: SubmissionFacts | null, required = true): ItemFacts => ({
  contextId: 2,
  required,
  effectiveDueDate: DUE,
  wasThere: true,
  submission,
});
const feedback = (careerFeedbackStatusId: number, firstSubmittedAt = DUE) =>
  handedIn({ careerFeedbackStatusId, firstSubmittedAt });

describe("the student's list of grades, academic", () => {
  test('Overdue: required, not submitted and past the due date, not at it [GRADE-019]', () => {
    expect(gradesListStatus(academic(null), DUE)).toBe('Not Submitted');
    expect(gradesListStatus(academic(null), AFTER)).toBe('Overdue');
  });
  test('Not Submitted: not required, whenever [GRADE-018]', () =>
    expect(gradesListStatus(academic(null, false), AFTER)).toBe('Not Submitted'));
  test('Submitted-Incomplete goes before late [GRADE-022]', () => {
    expect(gradesListStatus(academic(handedIn({ grade: 'Incomplete', firstSubmittedAt: AFTER })), AFTER)).toBe(
      'Submitted-Incomplete',
    );
  });
  test('Submitted Late: first handed in after the due date [GRADE-021]', () => {
    expect(gradesListStatus(academic(handedIn({ firstSubmittedAt: AFTER, grade: 'A' })), AFTER)).toBe('Submitted Late');
    expect(gradesListStatus(academic(handedIn({ firstSubmittedAt: DUE })), AFTER)).toBe('Submitted');
  });
  test('Submitted, graded or not [GRADE-020]', () => {
    expect(gradesListStatus(academic(handedIn({ grade: 'F' })), AFTER)).toBe('Submitted');
  });
});

test('what was due before somebody joined is neither overdue nor late, and says so [GRADE-019, WORK-038, D-229]', () => {
  const before = { ...academic(null), wasThere: false };
  expect([isOverdue(before, AFTER), gradesListStatus(before, AFTER)]).toEqual([false, 'Before You Joined']);
  expect(gradesListStatus({ ...before, required: false }, AFTER)).toBe('Before You Joined');
  expect(gradesListStatus(before, DUE)).toBe('Not Submitted');
  expect(gradesListStatus({ ...before, submission: handedIn({ firstSubmittedAt: AFTER }) }, AFTER)).toBe('Submitted');
});

describe("the student's list of grades, career", () => {
  test('Overdue and Not Submitted are as on academic items [GRADE-018, GRADE-019]', () => {
    expect(gradesListStatus(career(null), AFTER)).toBe('Overdue');
    expect(gradesListStatus(career(null, false), AFTER)).toBe('Not Submitted');
  });
  test.each([
    [1, 'Submitted Late'],
    [2, 'Completed'],
    [3, 'Submitted-Incomplete'],
    [4, 'Submitted Late'],
    [5, 'Submitted Late'],
    [6, 'Completed'],
    [7, 'Submitted-Incomplete'],
  ] as const)('feedback %i, handed in late: %s [GRADE-021, GRADE-022, GRADE-023]', (id, status) => {
    expect(gradesListStatus(career(feedback(id, AFTER)), AFTER)).toBe(status);
  });
  test('a letter grade means nothing on a career item', () => {
    expect(gradesListStatus(career(handedIn({ grade: 'Incomplete' })), AFTER)).toBe('Submitted');
  });
});

test('submission status, academic [SUBM-010]', () => {
  expect(
    [null, handedIn(), handedIn({ grade: 'Incomplete' })].map((submission) => submissionStatus(academic(submission))),
  ).toEqual(['Not Submitted', 'Submitted', 'Graded']);
});
test('submission status, career: the feedback or No Feedback [SUBM-011]', () => {
  expect([null, handedIn(), feedback(6)].map((submission) => submissionStatus(career(submission)))).toEqual([
    'No Feedback',
    'No Feedback',
    'Approved',
  ]);
});
test('staff table [WORK-018, WORK-019]', () => {
  expect(
    [null, handedIn(), handedIn({ grade: 'C' })].map((submission) => staffTableStatus(academic(submission))),
  ).toEqual(['Unsubmitted', 'Submitted & Ungraded', 'Submitted & Graded']);
  expect([null, handedIn(), feedback(2)].map((submission) => staffTableStatus(career(submission)))).toEqual([
    'Unsubmitted',
    'Submitted',
    'Submitted',
  ]);
});

describe('overdue [WORK-038, D-158]', () => {
  test('only required items past their due date', () => {
    expect(isOverdue(academic(null), DUE)).toBe(false);
    expect(isOverdue(academic(null), AFTER)).toBe(true);
    expect(isOverdue(academic(null, false), AFTER)).toBe(false);
  });
  test('an incomplete submission is overdue, any other is not', () => {
    expect(isOverdue(academic(handedIn({ grade: 'Incomplete' })), AFTER)).toBe(true);
    expect(isOverdue(academic(handedIn({ grade: 'F', firstSubmittedAt: AFTER })), AFTER)).toBe(false);
    expect([1, 2, 3, 4, 5, 6, 7].filter((id) => isOverdue(career(feedback(id)), AFTER))).toEqual([3, 7]);
  });
  test('the list and the count agree', () => {
    const item = fc.record({
      contextId: fc.constantFrom(1, 2),
      required: fc.boolean(),
      effectiveDueDate: fc.constant(DUE),
      wasThere: fc.boolean(),
      submission: fc.option(
        fc.record({
          firstSubmittedAt: fc.constantFrom(DUE, AFTER),
          grade: fc.constantFrom(null, 'A', 'Incomplete'),
          careerFeedbackStatusId: fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7),
        }),
      ),
    });
    fc.assert(
      fc.property(item, fc.constantFrom(DUE, AFTER), (facts, now) => {
        const status = gradesListStatus(facts, now);
        const overdue =
          ['Overdue', 'Submitted-Incomplete'].includes(status) && facts.required && facts.wasThere && now > DUE;
        expect(isOverdue(facts, now)).toBe(overdue);
      }),
    );
  });
});

describe('career feedback', () => {
  test('has seven labels [WORK-017, SUBM-014, D-089]', () => {
    expect(CAREER_FEEDBACK.map(({ id }) => feedbackLabel(id))).toEqual([
      'Feedback Pending',
      'Feedback Provided',
      'Unable to Review',
      'Not Started',
      'In Progress',
      'Approved',
      'At Risk',
    ]);
    expect(feedbackLabel(null)).toBe('No Feedback');
  });
  test('1 and 4 are yellow, 2, 5 and 6 green, 3 and 7 red [SUBM-015, SUBM-016, SUBM-017]', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(feedbackColour)).toEqual([
      'yellow',
      'green',
      'red',
      'yellow',
      'green',
      'green',
      'red',
    ]);
    expect([feedbackColour(null), feedbackGraded(null)]).toEqual([null, false]);
  });
});

test('categories of the calendar [DASH-036, D-064]', () => {
  expect(courseworkCategory({ contextId: 1, prework: false })).toBe('assignment');
  expect(courseworkCategory({ contextId: 1, prework: true })).toBe('prework');
  expect(courseworkCategory({ contextId: 2, prework: true })).toBe('milestone');
});
