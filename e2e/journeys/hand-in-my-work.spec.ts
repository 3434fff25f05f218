import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { coursework } from '#pages/coursework';

const submitPath = (id: number) => `/coursework/${id}/submit`;
const PAGE = 'https://maya-okafor.github.io/team-profile/';
const REPOSITORY = 'https://github.com/maya-okafor/team-profile';

test(
  'what is wrong with a URL is shown, and the field is cleared [SUBM-025, SUBM-027, SUBM-032, SUBM-033, SUBM-034]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto(submitPath(IDS.futureAssignment));
    const { main, submit, url, addUrl, added } = coursework(page);
    await submit.click();
    await expect(main).toContainText('You must add at least one URL via the "Add URL" button before submitting');
    await addUrl('not a url');
    await expect(main).toContainText(
      'The URL you entered is not valid. Please enter a complete URL that starts with http:// or https://.',
    );
    await expect(url).toHaveValue('');
    await addUrl(`  ${PAGE}  `);
    await expect(added).toHaveText([PAGE]);
    await addUrl(PAGE);
    await expect(main).toContainText('You have already submitted this URL.');
    await expect(url).toHaveValue('');
    await expect(added).toHaveCount(1);
  },
);

test(
  'a career URL needs its title and its host [SUBM-026, SUBM-029, SUBM-030, SUBM-031, SUBM-035]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto(submitPath(IDS.careerMilestone));
    const { main, submit, addUrl, title } = coursework(page);
    await submit.click();
    await expect(main).toContainText(
      'This Milestone requires a URL submission/s to complete. Please attach your materials before submitting',
    );
    await addUrl('https://example.org/maya');
    await expect(main).toContainText('You must select a title for each URL submission');
    for (const [label, site] of [
      ['LinkedIn', 'LinkedIn'],
      ['Github', 'GitHub'],
    ] as const) {
      await title.selectOption(label);
      await addUrl('https://example.org/maya');
      await expect(main).toContainText(`You must add provide a ${site} url for ${site} submissions.`);
    }
  },
);

test('work is handed in with two URLs, then it can be edited [SUBM-001, SUBM-002, SUBM-023, SUBM-036, SUBM-046, SUBM-067]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto(`/coursework/${IDS.openAssignment}/show`);
  const { main, submit, update, notes, addUrl, added, resumeAfterLogin, yes } = coursework(page);
  await main.getByRole('link', { name: 'Submit Assignment' }).click();
  await addUrl(PAGE);
  await addUrl(REPOSITORY);
  await notes.fill('With **tests**.');
  await submit.dblclick();
  await expect(page.getByRole('heading', { name: 'Your assignment has been submitted.' })).toBeVisible();
  await resumeAfterLogin.click();
  await expect(page).toHaveURL('/coursework');

  await page.goto(`/coursework/${IDS.openAssignment}/show`);
  await expect(main.getByRole('link', { name: /maya-okafor.github.io\/team-profile/ })).toBeVisible();
  await main.getByRole('link', { name: 'Edit Submission' }).click();
  await expect(added).toHaveText([PAGE, REPOSITORY]);
  await notes.fill('With tests and a README.');
  await update.click();
  await expect(page.getByRole('dialog')).toContainText(
    'It seems you already submitted this assignment, are you sure you want to edit your submission?',
  );
  await yes('Submit').click();
  await expect(page.getByRole('heading', { name: 'Your assignment has been submitted.' })).toBeVisible();
  await page.goto(`/coursework/${IDS.openAssignment}/show`);
  await expect(main.getByText('Version 1', { exact: true })).toBeVisible();
  await expect(main).toContainText('Since version 1: notes changed.');
});

test('a career item leads on to career services [SUBM-003]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student2');
  await page.goto(submitPath(IDS.careerMilestone));
  const { title, submit, addUrl, resumeAfterLogin } = coursework(page);
  await title.selectOption('Github');
  await addUrl('https://github.com/noah');
  await submit.click();
  await expect(resumeAfterLogin).toHaveAttribute('href', '/career-services');
});

test(
  'cancelling and leaving with unsaved work ask first [SUBM-037, SUBM-038]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student2');
    await page.goto(submitPath(IDS.openAssignment));
    const { main, notes, dialog, yes } = coursework(page);
    await notes.fill('Not ready.');
    await main.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toContainText('Are you sure you want to cancel your submission and go back?');
    await yes('Keep writing').click();
    await page.getByRole('link', { name: 'Grades', exact: true }).click();
    await expect(dialog).toContainText('You have unsaved changes. Are you sure you want to leave this page?');
    await yes('Stay').click();
    await expect(notes).toHaveValue('Not ready.');
    await main.getByRole('button', { name: 'Cancel' }).click();
    await yes('Yes, go back').click();
    await expect(page).toHaveURL(`/coursework/${IDS.openAssignment}/show`);
  },
);

test('the form loads first; what was written is there again after the tab was closed [SUBM-022]', async ({ enter }) => {
  const page = await enter('student2');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/broker/courseworkDetail', (route) => answered.then(() => route.continue()));
  await page.goto(submitPath(IDS.openAssignment));
  await expect(coursework(page).main.getByText('Please stand by..')).toBeAttached();
  await expect(coursework(page).notes).toHaveCount(0);
  answer();
  await coursework(page).notes.fill('Half a thought');
  await coursework(page).addUrl(REPOSITORY);
  // the draft is saved one second after the last key press
  await page.waitForTimeout(1500);
  const other = await page.context().newPage();
  await page.close();
  await other.goto(submitPath(IDS.openAssignment));
  await expect(coursework(other).notes).toHaveValue('Half a thought');
  await expect(coursework(other).added).toHaveText([REPOSITORY]);
  await other.getByRole('button', { name: 'Discard draft' }).click();
  await expect(coursework(other).notes).toHaveValue('');
});

test(
  'a failed save tells why and leads on, and the work is kept [SUBM-024, SUBM-063, SUBM-064, SUBM-066]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    const page = await enter('survey', { enrollmentId: IDS.enrollments.survey });
    complaints.expect(/409|500/);
    await page.goto(submitPath(IDS.openAssignment));
    const { main, submit, resumeAfterLogin, addUrl, added } = coursework(page);
    await addUrl(REPOSITORY);
    for (const [errorMessage, text] of [
      ['You have already submitted this assignment.', 'Error: You have already submitted this assignment.'],
      ['', 'Error: There has been an error while saving your submission'],
    ] as const) {
      await page.route('**/broker/createSubmission', (route) =>
        route.fulfill({ status: 409, json: { success: false, errorCode: 'X', errorMessage } }),
      );
      await submit.click();
      await expect(main.getByRole('heading', { name: text })).toBeVisible();
      await expect(resumeAfterLogin).toHaveAttribute('href', '/coursework');
      await main.getByRole('button', { name: 'Back to my submission' }).click();
      await expect(added).toHaveText([REPOSITORY]);
      await page.unroute('**/broker/createSubmission');
    }
  },
);

test(
  'a save whose refresh fails says that it was saved [SUBM-065, SUBM-066]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    const page = await enter('student2');
    complaints.expect(/500|CallFailed/);
    await page.goto(submitPath(IDS.openAssignment));
    const { main, submit, resumeAfterLogin, addUrl } = coursework(page);
    await addUrl(REPOSITORY);
    await page.route('**/broker/courseworkDetail', (route) => route.fulfill({ status: 500 }));
    await submit.click();
    await expect(
      main.getByRole('heading', {
        name: 'Your submission was saved, but there was an error while refreshing this page',
      }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(resumeAfterLogin).toBeVisible();
  },
);

test('graded work is locked [SUBM-012, SUBM-013]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  await page.goto(`/coursework/${IDS.gradedAssignment}/show`);
  await expect(page.getByRole('button', { name: 'Submitted & Graded' })).toBeDisabled();
  await page.goto(submitPath(IDS.gradedAssignment));
  await expect(coursework(page).main).toContainText('This assignment has been graded and can no longer be edited.');
  await expect(coursework(page).url).toHaveCount(0);
});

test('only students hand in [SUBM-001]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor');
  await page.goto(submitPath(IDS.openAssignment));
  await expect(page).toHaveURL('/unauthorized');
});
