import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';
import { shell } from '#pages/shell';

const gradingPath = (assignment: number, student: number) => `/gradebook/${assignment}/grade/${student}`;

test('a grade goes from the grader to the student, who is told and cannot edit any more [GRADE-005, GRADE-013, GRADE-014, GRADE-035, SUBM-013, SUBM-045]', async ({
  enter,
}) => {
  const student = await enter('student2');
  await student.goto('/');
  const before = await shell(student).bell.getAttribute('aria-label');

  const staff = await enter('instructor');
  await staff.goto(gradingPath(IDS.ungradedAssignment, IDS.accounts.student2));
  const main = staff.getByRole('main');
  await expect(main.getByRole('link', { name: 'Gradebook' })).toHaveAttribute('href', '/gradebook');
  await expect(main.getByRole('link', { name: 'Student profile' })).toHaveAttribute(
    'href',
    `/students/${IDS.enrollments.student2}`,
  );
  await expect(main.getByRole('button', { name: 'Save Grade' })).toBeDisabled();
  await main.getByRole('radio', { name: 'B', exact: true }).focus();
  await staff.keyboard.press('a');
  await staff.keyboard.press('-');
  await expect(main.getByRole('radio', { name: 'A-' })).toBeChecked();
  await coursework(staff).comment.fill('Very clean code.');
  await main.getByRole('button', { name: 'Save Grade' }).click();
  await expect(main.getByText('Comments are closed because this work is graded.')).toBeVisible();
  await expect(coursework(staff).comments.filter({ hasText: 'Very clean code.' })).toBeVisible();

  await expect(shell(student).bell).not.toHaveAttribute('aria-label', String(before));
  await shell(student).bell.click();
  await student
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/was graded: A-\./)
    .click();
  await expect(student).toHaveURL(`/coursework/${IDS.ungradedAssignment}/show`);
  await expect(student.getByRole('button', { name: 'Submitted & Graded' })).toBeDisabled();
  await expect(student.getByRole('main')).toContainText('A-');
  await student.goto(`/grades/${IDS.ungradedAssignment}`);
  await expect(student.getByRole('main')).toContainText('Very clean code.');
});

test(
  'next leads through what waits, and the focus stays on the heading of the grade',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ta');
    await page.goto(gradingPath(IDS.openAssignment, IDS.accounts.student));
    const nav = page.getByRole('navigation', { name: 'Submissions' });
    await nav.getByRole('link', { name: 'Next ungraded' }).click();
    const first = page.url();
    // keyboard shortcuts work immediately, without moving the focus
    await expect(page.locator(':focus')).toHaveText('Grade');
    // the page does not know immediately which submission is next
    await expect(nav.getByRole('link', { name: 'Next ungraded' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(first);
    await expect(page.locator(':focus')).toHaveText('Grade');
  },
);

test(
  'two graders at once: both values are shown before one is overwritten [GRADE-036]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/409/);
    const path = gradingPath(IDS.overdueAssignment, IDS.accounts.student2);
    const [one, other] = [await enter('instructor'), await enter('ssm')];
    for (const page of [one, other]) await page.goto(path);
    await one.getByRole('radio', { name: 'C', exact: true }).check({ force: true });
    await other.getByRole('radio', { name: 'A', exact: true }).check({ force: true });
    await other.getByRole('button', { name: 'Save Grade' }).click();
    await expect(other.getByRole('main')).toContainText('instead of B+');
    const main = one.getByRole('main');
    await expect(main).toContainText('Someone else has graded this submission in the meantime.');
    await expect(main).toContainText('Saved grade: A. Your choice: C.');
    await main.getByRole('button', { name: 'Keep A' }).click();
    await expect(main.getByRole('radio', { name: 'A', exact: true })).toBeChecked();
    await main.getByRole('radio', { name: 'C', exact: true }).check({ force: true });
    await main.getByRole('button', { name: 'Save Grade' }).click();
    await expect(other.getByRole('main')).toContainText('instead of A');
  },
);

test(
  'the career director gives feedback, the general manager only looks [GRADE-027, GRADE-028, SUBM-056, SUBM-059]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const director = await enter('cd');
    await director.goto(gradingPath(IDS.pendingMilestone, IDS.accounts.student));
    await director.getByRole('radio', { name: 'Approved' }).check({ force: true });
    await director.getByRole('button', { name: 'Save Feedback' }).click();
    await expect(director.getByRole('main')).toContainText('instead of Feedback Pending');

    const manager = await enter('cm');
    await manager.goto('/gradebook?view=list');
    await manager
      .getByRole('link', { name: /^View Grade and Feedback/ })
      .first()
      .click();
    await expect(manager.getByRole('heading', { name: 'View Grade and Feedback' })).toBeVisible();
    await expect(manager.getByRole('radio')).toHaveCount(0);
  },
);

test(
  'students have no gradebook, staff no grades page [GRADE-024, GRADE-025, GRADE-026]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const student = await enter('student');
    for (const path of ['/gradebook', gradingPath(IDS.ungradedAssignment, IDS.accounts.student)]) {
      await student.goto(path);
      await expect(student).toHaveURL('/unauthorized');
    }
    const staff = await enter('instructor');
    await staff.goto('/grades');
    await expect(staff).toHaveURL('/unauthorized');
  },
);
