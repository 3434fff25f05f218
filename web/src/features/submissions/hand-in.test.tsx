import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { refuse, Refusal, type Answers } from '#testing/broker.ts';
import { assignment, detail, submission } from '#testing/coursework.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const REPOSITORY = 'https://github.com/maya/team';
const GRADE = { id: 3, submissionId: 30, grade: 'B', version: 1, gradedAt: '2026-03-12T22:00:00.000Z' } as const;

async function open(answers: Answers = {}) {
  app.signIn(enrollment(), { courseworkDetail: detail(null), ...answers });
  return app.open('/coursework/12/submit');
}
const url = () => page.getByLabelText('URL', { exact: true });
const notes = () => page.getByLabelText('Notes', { exact: true });
const listed = () => page.getByRole('list', { name: 'Added URLs' });
const submit = () => page.getByRole('button', { name: 'Submit Assignment' });
async function addUrl(address: string) {
  await url().fill(address);
  await page.getByRole('button', { name: 'Add URL' }).click();
}
/** Sets what the server answers from now on: the work was handed in elsewhere. */
const elsewhere = (over: Parameters<typeof submission>[0] = {}) => {
  broker.answers.courseworkDetail = detail(submission(over));
};

test('what the server says of a failure is shown, and where it says nothing our own words [SUBM-024, SUBM-063, SUBM-064]', async () => {
  await open();
  await addUrl(REPOSITORY);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [answer, text] of [
    [refuse(500, 'UNEXPECTED', 'The disk is full.'), 'Error: The disk is full.'],
    [new Refusal(500, { success: false }), 'Error: There has been an error while saving your submission'],
    [new Refusal(502), 'Error: There has been an error while saving your submission'],
  ] as const) {
    broker.answers.createSubmission = answer;
    await submit().click();
    await expect.element(heading).toHaveTextContent(text);
    await page.getByRole('button', { name: 'Back to my submission' }).click();
    await expect.element(listed()).toHaveTextContent(REPOSITORY);
  }
});

test('a URL that is too long is refused and not cut into another one [SUBM-032, SUBM-034, D-088]', async () => {
  await open();
  await addUrl(`https://example.org/${'a'.repeat(2048)}`);
  await expect.element(url()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(url()).toHaveValue('');
  await expect.element(listed()).not.toBeInTheDocument();
});

test('notes that are too long stay whole and are not sent [SUBM-004, D-019]', async () => {
  const text = 'x'.repeat(5012);
  await open();
  await addUrl(REPOSITORY);
  await notes().fill(text);
  await submit().click();
  await expect.element(page.getByText('This is 12 characters too long.')).toBeVisible();
  await expect.element(notes()).toHaveValue(text);
  expect(broker.sentTo('createSubmission')).toEqual([]);
});

test('work that was handed in in another tab is edited from there [SUBM-036, SUBM-058, SUBM-066]', async () => {
  await open({ createSubmission: refuse(409, 'ALREADY_SUBMITTED', 'You have already submitted this assignment.') });
  await addUrl('https://github.com/maya/other');
  elsewhere();
  await submit().click();
  await page.getByRole('button', { name: 'Back to my submission' }).click();
  await page.getByRole('button', { name: 'Update Submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => broker.sentTo('updateSubmission')).toHaveLength(1);
  expect(broker.sentTo('updateSubmission')[0]?.input).toMatchObject({
    submission: { id: 30 },
    submissionUrlList: [{ url: 'https://github.com/maya/other' }],
  });
});

test('what was written when the grade came can still be read, until it is discarded [SUBM-012]', async () => {
  await open({
    courseworkDetail: detail(submission()),
    updateSubmission: refuse(403, 'SUBMISSION_LOCKED', 'This assignment has been graded and can no longer be edited.'),
  });
  await notes().fill('One more thought.');
  elsewhere({ submissionGrade: GRADE });
  await page.getByRole('button', { name: 'Update Submission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Back to my submission' }).click();
  await expect.element(page.getByRole('button', { name: 'Submitted & Graded' })).toBeDisabled();
  const written = page.getByLabelText('What you wrote');
  await expect.element(written).toHaveValue(`${REPOSITORY}\nOne more thought.`);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(written).not.toBeInTheDocument();
});

test('a URL that is typed but not added is submitted too, with https:// where only that is missing [SUBM-025, SUBM-027]', async () => {
  await open({
    createSubmission: () => {
      elsewhere({ notes: 'With tests.' });
      return { success: true, submission: submission() } as never;
    },
  });
  await url().fill('github.com/maya/team');
  await submit().click();
  await expect
    .poll(() => broker.sentTo('createSubmission')[0]?.input)
    .toMatchObject({ submissionUrlList: [{ url: REPOSITORY, title: null }] });
  const heading = page.getByRole('heading', { level: 1, name: 'Your assignment has been submitted.' });
  await expect.element(heading).toHaveFocus();
  const main = page.getByRole('main');
  for (const text of [/Team Profile Generator/, /github\.com\/maya\/team/, /With your notes/])
    await expect.element(main.getByText(text).first()).toBeVisible();
});

test('a typed URL that is wrong stays, and the field tells why and has the focus [SUBM-025, SUBM-032]', async () => {
  await open();
  await submit().click();
  await expect.element(url()).toHaveAccessibleDescription(/You must add at least one URL via the "Add URL" button/);
  await expect.element(url()).toHaveFocus();
  await url().fill('not a url');
  await submit().click();
  await expect.element(url()).toHaveAccessibleDescription(/The URL you entered is not valid/);
  await expect.element(url()).toHaveFocus();
  await expect.element(url()).toHaveValue('not a url');
  expect(broker.sentTo('createSubmission')).toEqual([]);
});

test('the form names the due date and shows the task', async () => {
  await open();
  await expect.element(page.getByText(/^Due/)).toBeVisible();
  await page.getByText('Show the task').click();
  await expect.element(page.getByText('Build it.')).toBeVisible();
});

test('a save whose refresh fails says that it was saved [SUBM-065, SUBM-066]', async () => {
  await open({
    createSubmission: () => {
      broker.answers.courseworkDetail = refuse(429, 'RATE_LIMITED');
      return { success: true, submission: submission() } as never;
    },
  });
  await addUrl(REPOSITORY);
  await submit().click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your submission was saved, but there was an error while refreshing this page');
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/coursework');
});

test('a career item leads on to career services [SUBM-003]', async () => {
  const task = assignment({ contextId: 2, context: { id: 2, contextCode: 'career' }, required: false });
  await open({
    courseworkDetail: detail(null, task),
    createSubmission: () => ({ success: true, submission: submission() }) as never,
  });
  await notes().fill('We talked about it.');
  await submit().click();
  await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/career-services');
});
