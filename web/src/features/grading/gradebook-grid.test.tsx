import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseGradebookFilter } from '@bcs/contract/features/grading/gradebook-filter';
import { axeFindings } from '#testing/axe.ts';
import { assignment, row, student } from '#testing/gradebook-rows.ts';
import { renderRouted } from '#testing/render-routed.tsx';
import { GradebookGrid } from './gradebook-grid.tsx';
import { gridFor, rowsFor } from './gradebook-rows.ts';

const STUDENTS = 200;
const ITEMS = 150;
const BIG = {
  students: Array.from({ length: STUDENTS }, (_, index) => student(index + 1)),
  assignments: Array.from({ length: ITEMS }, (_, index) => assignment(index + 1)),
  gradebook: Array.from({ length: STUDENTS * ITEMS }, (_, index) =>
    row(1 + (index % ITEMS), 1 + Math.floor(index / ITEMS), { grade: index % 3 === 0 ? 'B+' : 'A' }),
  ),
};
const everything = parseGradebookFilter({});
const partsOf = (gradebook: typeof BIG) => gridFor(gradebook, everything, rowsFor(gradebook, everything));
const focused = () => document.activeElement?.getAttribute('data-cell');

test('of 30,000 cells only those in view are built, and the last is a few keys away', async () => {
  await renderRouted(<GradebookGrid {...partsOf(BIG)} />);
  const grid = page.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', String(STUDENTS + 1));
  expect(document.querySelectorAll('[data-cell]').length).toBeLessThan(1200);
  document.querySelector<HTMLElement>('[data-cell="0:0"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('1:1');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(focused).toBe(`${STUDENTS - 1}:${ITEMS - 1}`);
  expect(document.querySelectorAll('[data-cell]').length).toBeLessThan(1200);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(focused).toBe('0:0');
});

test('a cell says who, what and which grade; the keyboard stops once [GRADE-047..GRADE-050]', async () => {
  const small = {
    students: [student(1)],
    assignments: [assignment(1), assignment(2), assignment(3)],
    gradebook: [row(1, 1, { grade: 'B+' }), row(2, 1)],
  };
  await renderRouted(<GradebookGrid {...partsOf(small)} />);
  const cell = (name: string) => page.getByRole('link', { name });
  await expect.element(cell('Student 1, Challenge 1: B+')).toHaveAttribute('href', '/gradebook/1/grade/1');
  await expect.element(cell('Student 1, Challenge 2: waits for you')).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 3: not submitted')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
});
