import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GRADES } from '@bcs/contract/features/grading/scale';
import type { Grades } from '@bcs/contract/features/grades/model';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';
import { renderRouted } from '#testing/render-routed.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { GradesSummary } from './grades-summary.tsx';

const OWN: Grades = {
  grades: [],
  academicAverageGrade: 'C+',
  academicAverageValue: 78.4,
  roundAcademicAverageValue: 78,
  missedAssignmentCount: 2,
  maxMissedGeneralAssignment: 1,
  maxMissedRequiredAssignment: 0,
  minimumScoreRequired: 73,
};
const show = (more: Partial<Grades> = {}) => renderRouted(<GradesSummary own={{ ...OWN, ...more }} />);
const heading = (name: string) => page.getByRole('heading', { name });

test('average, required letter and missed work [GRADE-016, GRADE-061, GRADE-062, D-099]', async () => {
  await show();
  await expect.element(page.getByText('C+', { exact: true })).toBeVisible();
  await expect.element(page.getByText('78', { exact: true })).toBeVisible();
  // 73 rounds up to the step of C
  await expect.element(page.getByText('C', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your average meets it')).toBeVisible();
  await expect.element(heading('Missed assignments: 2 of 1 allowed')).toBeVisible();
  await expect.element(page.getByText('More than allowed')).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/coursework#overdue');
});

test('what is not known is left out, and without grades there is no average [GRADE-062, D-096, D-099]', async () => {
  await show({
    academicAverageGrade: null,
    academicAverageValue: null,
    roundAcademicAverageValue: null,
    maxMissedRequiredAssignment: null,
  });
  await expect.element(page.getByText('Unavailable')).toBeVisible();
  await expect.element(page.getByText('C', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your average meets it')).not.toBeInTheDocument();
  await expect.element(page.getByText('Not reached yet')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /^Missed/ })).not.toBeInTheDocument();
});

test('an average below the step is not reached [GRADE-061]', async () => {
  await show({ roundAcademicAverageValue: 74 });
  await expect.element(page.getByText('Not reached yet')).toBeVisible();
});

const COLOURS: Readonly<Record<string, Tone>> = { A: 'good', B: 'good', C: 'warn', D: 'amber', F: 'bad', I: 'bad' };

test('a grade stands on its colour [GRADE-047, GRADE-048, GRADE-049, GRADE-050, D-097]', async () => {
  await renderRouted(GRADES.map(({ grade }) => <GradeChip key={grade} grade={grade} />));
  for (const { grade } of GRADES)
    await expect
      .element(page.getByText(grade, { exact: true }))
      .toHaveClass(SOFT_TONES[COLOURS[grade.charAt(0)] ?? 'neutral']);
});
