import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

const WORK = `/gradebook/${IDS.ungradedAssignment}/grade/${IDS.accounts.student}`;

test('graders of the same work see each other, and what one takes back [GRADE-035]', async ({ enter }) => {
  const [daniel, priya] = [await enter('instructor'), await enter('ta')];
  await daniel.goto(WORK);
  await expect(daniel.getByRole('button', { name: 'Save Grade' })).toBeVisible();
  await expect(daniel.getByText('is grading this too')).toHaveCount(0);
  const gradeA = daniel.getByText('A', { exact: true });
  const before = await gradeA.boundingBox();
  await priya.goto(WORK);
  await expect(priya.getByText('Daniel Brooks is grading this too.')).toBeVisible();
  await expect(daniel.getByText('Priya Raman is grading this too.')).toBeVisible();
  // otherwise a grader about to press it would have given another grade
  expect(await gradeA.boundingBox()).toEqual(before);

  // a mistaken key press is undone on the spot, and both graders see what happened
  await daniel.getByRole('radio', { name: 'F', exact: true }).check({ force: true });
  await daniel.getByRole('button', { name: 'Save Grade' }).click();
  const history = daniel.getByRole('listitem').filter({ hasText: 'Daniel Brooks, ' });
  await expect(history).toHaveText(/^F/);
  await daniel.getByRole('button', { name: 'Undo' }).click();
  await expect(history).toHaveText([/^Undone instead of F/, /^F/]);
  await expect(priya.getByText('Undone instead of F')).toBeVisible();
  await expect(daniel.getByRole('main').getByText('Ungraded', { exact: true })).toBeVisible();
  await priya.getByRole('main').getByRole('link', { name: 'Gradebook' }).click();
  await expect(daniel.getByText('Priya Raman is grading this too.')).toHaveCount(0);
});

test('each grader writes with words of the own bank', { tag: NIGHT_TAG }, async ({ enter }) => {
  const [daniel, priya] = [await enter('instructor'), await enter('ta')];
  for (const page of [daniel, priya]) await page.goto(WORK);
  const bank = daniel.getByRole('dialog', { name: 'Saved comments' });
  const { comment } = coursework(daniel);
  await comment.fill('Name your variables after what they hold.');
  await daniel.getByRole('button', { name: 'Saved comments' }).click();
  await bank.getByRole('button', { name: 'Save what you have written' }).click();
  await expect(bank.getByRole('listitem')).toHaveText(/Name your variables/);
  expect(await axeFindings(daniel)).toEqual([]);
  await bank.getByRole('button', { name: /^Edit/ }).click();
  await bank.getByRole('textbox', { name: 'Saved comment' }).fill('Names say what a variable holds.');
  await bank.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bank.getByRole('listitem')).toHaveText(/Names say/);
  await daniel.keyboard.press('Escape');
  await comment.fill('Good.');
  await daniel.getByRole('button', { name: 'Saved comments' }).click();
  await bank.getByRole('searchbox').fill('variable says');
  await expect(bank.getByText('No saved comment has these words.')).toBeVisible();
  await bank.getByRole('searchbox').fill('HOLDS');
  await bank.getByRole('button', { name: /^Insert/ }).click();
  await expect(comment).toHaveValue('Good. Names say what a variable holds.');
  await comment.fill('');
  await priya.getByRole('button', { name: 'Saved comments' }).click();
  await expect(priya.getByText('Nothing saved yet.')).toBeVisible();
});
