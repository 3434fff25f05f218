import { expect, test } from 'vitest';
import type { Grades } from '@bcs/contract/features/grades/model';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { assignment } from '#testing/coursework.ts';

const app = wholeApp();
const MISCALCULATED: Grades = {
  grades: [
    {
      assignment: assignment(),
      submissionGrade: { id: 3, submissionId: 30, grade: 'B', version: 1, gradedAt: '2026-03-12T22:00:00.000Z' },
    } as unknown as Grades['grades'][number],
  ],
  academicAverageGrade: null,
  academicAverageValue: null,
  roundAcademicAverageValue: null,
  missedAssignmentCount: 0,
  maxMissedGeneralAssignment: 1,
  maxMissedRequiredAssignment: 0,
  minimumScoreRequired: 73,
};

test.each([
  ['without an average', MISCALCULATED],
  ['that did not come', refuse(429, 'RATE_LIMITED')],
] as const)('grades %s are not shown as if they were calculated [GRADE-039]', async (_which, grades) => {
  app.signIn(undefined, { grades });
  const screen = await app.open('/grades');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Grades could not be calculated at this time. Please try again - if the problem persists please contact BCS Support',
    );
});
