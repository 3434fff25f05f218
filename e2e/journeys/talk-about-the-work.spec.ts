import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

const SHOW = `/coursework/${IDS.ungradedAssignment}/show`;

test('a comment is written in Markdown with a preview, edited and deleted [SUBM-019, SUBM-040, SUBM-041]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto(SHOW);
  const { main, comment, addComment, comments, dialog, yes } = coursework(page);
  await expect(addComment).toBeDisabled();
  await comment.fill('Is **this** enough?');
  await main.getByRole('button', { name: 'Preview' }).last().click();
  await expect(main.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('this');
  await addComment.click();
  const own = comments.filter({ hasText: 'enough?' });
  await expect(own.locator('strong')).toHaveText('this');

  await test.step('it is edited after a question [SUBM-020, SUBM-042]', async () => {
    await own.getByRole('button', { name: 'Edit comment' }).click();
    await expect(dialog).toContainText('Are you sure you want to edit this comment?');
    await yes('Edit').click();
    await main.getByRole('textbox', { name: 'Edit your comment' }).fill('Is this enough, all in all?');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
  });

  const edited = comments.filter({ hasText: 'all in all?' });
  await expect(edited).toContainText('edited');

  await test.step('it is deleted after a question [SUBM-021, SUBM-043]', async () => {
    await edited.getByRole('button', { name: 'Delete comment' }).click();
    await expect(dialog).toContainText('Are you sure you want to permanently delete this comment?');
    await yes('Delete').click();
    await expect(edited).toHaveCount(0);
  });
});

test(
  'who sees which buttons on the comments of others [SUBM-048, SUBM-049, SUBM-050, SUBM-051, SUBM-052, SUBM-008]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const seen: Record<string, [edit: number, remove: number, form: number]> = {
      student: [1, 1, 1],
      instructor: [1, 3, 1],
      ta: [1, 2, 1],
      ssm: [1, 1, 1],
      cm: [0, 5, 0],
    };
    for (const [person, [edit, remove, form]] of Object.entries(seen) as [keyof typeof seen & 'student', number[]][]) {
      const page = await enter(person);
      const path = person === 'student' ? SHOW : `/gradebook/${IDS.ungradedAssignment}/grade/${IDS.accounts.student}`;
      await page.goto(path);
      const { main, comments, comment } = coursework(page);
      await expect(comments).toHaveCount(5);
      await expect(main.getByRole('button', { name: 'Edit comment' })).toHaveCount(edit ?? 0);
      await expect(main.getByRole('button', { name: 'Delete comment' })).toHaveCount(remove ?? 0);
      await expect(comment).toHaveCount(form ?? 0);
      await expect(comments.filter({ hasText: 'Elena Marchetti' })).toContainText('Student Success');
      await page.close();
    }
  },
);

test(
  'graded work and career items have no comment form [SUBM-047, SUBM-053, SUBM-054, SUBM-055]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    for (const id of [IDS.gradedAssignment, IDS.pendingMilestone]) {
      await page.goto(`/coursework/${id}/show`);
      await expect(page.getByRole('heading', { name: 'Your submission' })).toBeVisible();
      await expect(coursework(page).comment).toHaveCount(0);
    }
  },
);

test('a comment by staff appears while the page is open [SUBM-019]', async ({ enter }) => {
  const student = await enter('student');
  const staff = await enter('ta');
  await student.goto(SHOW);
  await expect(coursework(student).comments).toHaveCount(5);
  await staff.goto(`/gradebook/${IDS.ungradedAssignment}/grade/${IDS.accounts.student}`);
  await coursework(staff).comment.fill('One more thing.');
  await coursework(staff).addComment.click();
  await expect(coursework(student).comments.filter({ hasText: 'One more thing.' })).toBeVisible();
  await staff
    .getByRole('article')
    .filter({ hasText: 'One more thing.' })
    .getByRole('button', { name: 'Delete comment' })
    .click();
  await coursework(staff).yes('Delete').click();
  await expect(coursework(student).comments).toHaveCount(5);
});
