import { expect, test } from 'vitest';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { newestFirst } from './newest-first.ts';

const row = (id: number, gradedAt: string | null, handedIn: string | null = null) =>
  ({
    assignment: { id },
    submission: handedIn && { date: handedIn },
    submissionGrade: gradedAt && { gradedAt },
    careerFeedback: handedIn && !gradedAt ? { careerFeedbackStatusId: 6 } : null,
  }) as unknown as GradesRow;

test('the newest feedback stands first, what nobody has judged last in its order [GRADE-001]', () => {
  const rows = [
    row(1, null),
    row(2, '2026-03-01T12:00:00.000Z'),
    row(3, null, '2026-03-02T12:00:00.000Z'),
    row(4, '2026-03-03T12:00:00.000Z'),
    row(5, null),
  ];
  expect(newestFirst(rows).map(({ assignment }) => assignment.id)).toEqual([4, 3, 2, 1, 5]);
});
