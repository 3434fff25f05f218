import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { GRADES } from '@bcs/contract/features/grading/scale';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { renderRouted } from '#testing/render-routed.tsx';
import { GradebookList } from './gradebook-list.tsx';

const show = (gradebook: ReturnType<typeof sheet>, role: PageViewer['role'] = 'instructor') =>
  renderRouted(
    <ViewerContext value={{ role, courseId: 3, timeZone: 'America/New_York' } as unknown as PageViewer}>
      <GradebookList gradebook={gradebook} filter={parseGradebookFilter({})} />
    </ViewerContext>,
  );

const STYLES: Readonly<Record<string, Tone>> = { A: 'good', B: 'good', C: 'warn', D: 'warn', F: 'bad', I: 'bad' };

test('a grade in the list has the style of its first letter [GRADE-051, GRADE-052, GRADE-053]', async () => {
  const items = GRADES.map((_, index) => assignment(index + 1));
  const works = GRADES.map(({ grade }, index) => ({ of: [index + 1, 1] as const, mark: grade }));
  await show(sheet([student(1)], items, works));
  for (const { grade } of GRADES)
    await expect
      .element(page.getByText(grade, { exact: true }))
      .toHaveClass(SOFT_TONES[STYLES[grade.charAt(0)] ?? 'neutral']);
});

test('the action says what the role does there [GRADE-027, GRADE-028, D-104]', async () => {
  const items = [assignment(1), assignment(2), assignment(3, { contextId: 2 })];
  const gradebook = sheet([student(1)], items, [
    { of: [1, 1], mark: 'A' },
    { of: [2, 1], mark: '?' },
    { of: [3, 1], mark: '?' },
  ]);
  const actions = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
      .toSorted();
  const of = ': Student 1';
  const admin = await show(gradebook, 'admin');
  expect(actions(admin)).toEqual([`Change${of}`, `Grade${of}`, `View${of}`]);
  await admin.unmount();
  const manager = await show(gradebook, 'cm');
  expect(actions(manager)).toEqual(Array<string>(3).fill(`View Grade and Feedback${of}`));
});

test('a blocked account is marked beside the name [D-229]', async () => {
  const people = [student(1), { ...student(2), isBlocked: true }];
  const works = [1, 2].map((id) => ({ of: [1, id] as const, mark: '?' as const }));
  const screen = await show(sheet(people, [assignment(1)], works));
  const rows = screen.getByRole('row').filter({ hasText: 'Account blocked' }).filter({ hasText: 'Student 2' });
  await expect.element(rows).toBeVisible();
});

test('on a phone a submission takes no more room than its four words', async () => {
  await page.viewport(390, 844);
  const screen = await show(sheet([student(1)], [assignment(1)], [{ of: [1, 1], mark: '?' }]));
  const row = screen.getByRole('row').filter({ hasText: 'Student 1' }).element();
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(136);
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const edge = rightOf(row) - 20;
  expect(rightOf(screen.getByRole('link', { name: /^Grade/ }).element())).toBeGreaterThanOrEqual(edge);
  expect(rightOf(screen.getByText('Ungraded').element())).toBeGreaterThanOrEqual(edge);
  await page.viewport(1366, 900);
});
