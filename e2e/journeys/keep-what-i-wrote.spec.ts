import { IDS } from '@bcs/server/database/seed/ids';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { NIGHT_TAG } from '#harness/effort';
import { PASSWORD } from '#harness/people';
import type { SignedIn } from '#harness/session';
import { expect, test } from '#harness/test';
import { loginPage } from '#pages/login';
import { shell } from '#pages/shell';
import { commentsArea, submissionForm } from '#pages/submission';

const EXPIRED = 'Your session has expired, please log in again.';
const NOTES = 'Everything works, except for the part that does not.';
const URL = 'https://github.com/maya-okafor/unfinished';

/** Makes the server forget the session, as if it had expired. */
const expire = (request: APIRequestContext, { authToken }: SignedIn) =>
  request.post('/broker/logout', { headers: { authToken }, data: {} });

/** Types like a person, key by key. */
const write = (field: Locator, text: string) => field.pressSequentially(text, { delay: 15 });

/** Leaves the page despite unsaved changes. */
const insist = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test('an expired session is signed in again in place, and what was written goes on [AUTH-076, AUTH-077, AUTH-078]', async ({
  enter,
  ownSession,
  request,
  complaints,
}) => {
  const session = await ownSession('student');
  const page = await enter('student', { session });
  insist(page);
  const form = submissionForm(page);
  await form.open(IDS.overdueAssignment);
  await form.add(URL);
  await write(form.notes, NOTES);

  complaints.expect(/status of 401/);
  await expire(request, session);
  await form.submit.click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toContainText(EXPIRED);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/coursework/${IDS.overdueAssignment}/submit`);
  await expect(form.notes).toHaveValue(NOTES);
  await expect(form.urls).toHaveText([URL]);

  await page.reload();
  await expect(form.restored).toBeVisible();
  await expect(form.notes).toHaveValue(NOTES);
  await expect(form.urls).toHaveText([URL]);
});

test('a comment survives a reload; an explicit logout wipes it', async ({ enter, ownSession }) => {
  const page = await enter('student', { session: await ownSession('student') });
  insist(page);
  const { field } = commentsArea(page);
  const assignment = `/coursework/${IDS.ungradedAssignment}/show`;
  await page.goto(assignment);
  await write(field, NOTES);
  await page.reload();
  await expect(field).toHaveValue(NOTES);

  await shell(page).logout.click();
  await expect(page).toHaveURL('/login');
  await loginPage(page).as('student');
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await page.goto(assignment);
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
});

test('what one person wrote is not shown to the next at the same browser', async ({
  enter,
  ownSession,
  request,
  complaints,
}) => {
  const session = await ownSession('student');
  const page = await enter('student', { session });
  insist(page);
  const form = submissionForm(page);
  await form.open(IDS.futureAssignment);
  await write(form.notes, NOTES);
  await page.reload();
  await expect(form.notes).toHaveValue(NOTES);
  complaints.expect(/status of 401/);
  await expire(request, session);
  await page.goto('/login');
  await loginPage(page).as('student2');
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await form.open(IDS.futureAssignment);
  await expect(form.notes).toBeVisible();
  await expect(form.notes).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(NOTES);
});

test('leaving a page with unsaved work asks first [SUBM-037, SUBM-038]', async ({ enter }) => {
  const page = await enter('student2');
  insist(page);
  const form = submissionForm(page);
  await form.open(IDS.futureAssignment);
  await write(form.notes, NOTES);
  await shell(page).goTo('Sessions');
  const leaving = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(leaving).toContainText('You have unsaved changes. Are you sure you want to leave this page?');
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(form.notes).toHaveValue(NOTES);

  await page.getByRole('button', { name: 'Cancel' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel submission?' });
  await expect(cancelling).toContainText('Are you sure you want to cancel your submission and go back?');
  await cancelling.getByRole('button', { name: 'Yes, go back' }).click();
  await expect(page).toHaveURL(`/coursework/${IDS.futureAssignment}/show`);
});

test('a double click hands in once [SUBM-039]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student2');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/createSubmission/.test(request.url())) sent.push(request.url());
  });
  const form = submissionForm(page);
  await form.open(IDS.futureAssignment);
  await form.add('https://github.com/noahw-dev/early');
  await form.submit.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your assignment has been submitted.');
  expect(sent).toHaveLength(1);

  await page.goto(`/coursework/${IDS.futureAssignment}/show`);
  const { field, add, all } = commentsArea(page);
  await field.fill('Sent with an impatient finger.');
  await add.dblclick();
  await expect(field).toHaveValue('');
  await expect(all).toHaveCount(1);
  expect(sent).toHaveLength(2);
});
