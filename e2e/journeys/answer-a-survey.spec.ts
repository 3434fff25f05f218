import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';
import { surveyPage } from '#pages/survey';

const COMMENT = 'The pair exercise was “great” – more of it, please. 🙂';

test('a student is led to the weekly feedback, closes the tab in between, and loses nothing [SURV-037, SURV-043, SURV-044, SURV-047, SURV-084]', async ({
  enter,
}) => {
  const first = await enter('survey');
  await first.goto('/');
  await expect(first).toHaveURL(/\/feedback\/\d+$/);
  await expect(shell(first).heading).toHaveText(/^Weekly Feedback: Week \d+$/);
  await expect(first.getByRole('main')).toContainText('see your answers with your name');
  expect(await axeFindings(first)).toEqual([]);

  await test.step('only help is open besides', async () => {
    const path = new URL(first.url()).pathname;
    await first.goto('/grades');
    await expect(first).toHaveURL(path);
    await first.goto('/support');
    await expect(shell(first).heading).toHaveText('Support');
    await first.goto('/');
    await expect(first).toHaveURL(path);
  });

  const begun = surveyPage(first);
  await begun.start();
  await begun.rateAll('4');
  await begun.next();
  await begun.rateAll('5');
  await begun.next();
  await begun.choose('How much time did you spend outside of class? (required)', '6-10 hrs');
  await first.getByLabel('Anything else you would like to tell us?').fill(COMMENT);
  const { origin } = new URL(first.url());
  const browser = first.context();
  // waits for the pause after which a draft is saved
  await first.waitForTimeout(1500);
  await first.close();

  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  const survey = surveyPage(page);
  await expect(page.getByText('We kept what you wrote here and did not save.')).toBeVisible();
  await expect(survey.at).toHaveText('Page 3 of 3');
  await expect(page.getByLabel('Anything else you would like to tell us?')).toHaveValue(COMMENT);
  expect(await axeFindings(page)).toEqual([]);
  await survey.submit();
  await expect(page).toHaveURL('/weeklysuccess');
  await expect(shell(page).heading).toHaveText('Thank you!');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(shell(page).heading).toHaveText('Student Dashboard');

  await test.step('a second time it says so', async () => {
    await page.goto('/feedback/1');
    await expect(page.getByText('You have already submitted this survey.')).toBeVisible();
  });
});

test('a new student signs the agreement and tells about themselves [SURV-034, SURV-038, SURV-051, SURV-066, SURV-075]', async ({
  enter,
}) => {
  const page = await enter('harborview');
  await page.goto('/');
  await expect(page).toHaveURL('/agreement');
  const survey = surveyPage(page);
  await survey.start();
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions and the Privacy Policy' }).check();
  await page.getByLabel('Please type your full name as your signature.').fill('Hassan Bakri');
  await survey.submit();
  await expect(page).toHaveURL('/agreementsuccess');
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/precourse');
  await survey.start();
  await expect(survey.question(/How do you pay/)).toHaveCount(0);
  await survey.choose(/main goal/, 'Other');
  await page.getByLabel('Please tell us more').fill('A sabbatical');
  await survey.choose(/programming experience/, 'None');
  await survey.next();
  await survey.choose(/level of education/, 'High school');
  await survey.choose(/current employment/, 'Part time');
  await page.getByLabel('In which city do you live?').fill('Lisb');
  await expect(page.locator('datalist option').first()).toHaveAttribute('value', 'Lisbon, Portugal');
  await page.getByLabel('In which city do you live?').fill('Lisbon, Portugal');
  await survey.next();
  await survey.choose(/topics interest you/, 'Data');
  await survey.rateAll('4');
  await survey.submit();
  await expect(page).toHaveURL('/precoursesuccess');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(shell(page).heading).toHaveText('Student Dashboard');
});

test(
  'who has no time now goes on to the dashboard, and staff have no surveys [SURV-007, SURV-043]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('riverton');
    await page.goto('/');
    await expect(page).toHaveURL(/\/feedback\/\d+$/);
    await surveyPage(page).leave();
    await expect(shell(page).heading).toHaveText('Student Dashboard');
    await page.getByRole('link', { name: 'Grades' }).first().click();
    await expect(page).toHaveURL('/grades');
    const staff = await enter('instructor', { enrollmentId: IDS.enrollments.instructor });
    await staff.goto('/careerSurvey');
    await expect(staff).toHaveURL('/unauthorized');
  },
);
