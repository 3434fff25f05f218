import { IDS } from '@bcs/server/database/seed/ids';
import { expect, test } from '#harness/test';
import { bell } from '#pages/bell';
import { dashboard } from '#pages/dashboard';
import { gradebook, gradingPage } from '#pages/gradebook';
import { loginPage } from '#pages/login';
import { sessionPage } from '#pages/session';
import { shell } from '#pages/shell';
import { commentsArea, submissionForm } from '#pages/submission';

const MAYA = 'Maya Okafor';
const REPOSITORY = 'https://github.com/maya-okafor/weather-dashboard';
const DEPLOYED = 'https://maya-okafor.github.io/weather-dashboard/';
const QUESTION = 'The **forecast** is off by one day. Where should I look?';
const ADVICE = 'Look at the time zone of the *first* entry. Well done otherwise!';
/** The time within which news must reach an open page. */
/** A time limit before a page without its socket would poll by itself. */
const UNASKED = { timeout: 10_000 };

test.describe.configure({ timeout: 240_000 });

test('a class day: Maya checks in and hands in, Daniel grades, Maya hears of it at once', async ({
  page: maya,
  enter,
}) => {
  let title = '';
  let averageBefore = '';

  await test.step('Maya logs in and sees her day [AUTH-011, DASH-013, DASH-014, DASH-015, DASH-016]', async () => {
    const login = loginPage(maya);
    await login.open();
    await login.as('student');
    const { heading, card } = dashboard(maya);
    await expect(heading).toHaveText('Student Dashboard');
    await expect(card('Overdue assignments')).toContainText('1');
    await expect(card('Remaining absences')).toBeVisible();
    await expect(card('Unread announcements')).toBeVisible();
    averageBefore = String(await card('Academic average').textContent());
    expect(averageBefore).toMatch(/[A-F][+-]? \(\d+\)/);
  });

  await test.step('she opens the session of today, checks in and is present [ATT-002, ATT-010, ATT-011, ATT-027]', async () => {
    await maya.getByRole('link', { name: 'Session Details' }).click();
    await expect(maya).toHaveURL(`/sessions/${IDS.todaysSession}`);
    const { hero, checkIn } = sessionPage(maya);
    await expect(shell(maya).heading).not.toHaveText('Student Dashboard');
    const name = String(await shell(maya).heading.textContent());
    await checkIn.click();
    await expect(maya).toHaveURL(`/attendance/check-in/${IDS.todaysSession}`);
    await maya.getByRole('button', { name: 'Check In' }).click();
    await expect(shell(maya).heading).toHaveText(`You have checked in to ${name}.`);
    await maya.getByRole('link', { name: 'Session Details' }).click();
    await expect(hero.getByText('Present', { exact: true })).toBeVisible();
    await expect(checkIn).toHaveCount(0);
  });

  await test.step('her overdue assignment is called so', async () => {
    await shell(maya).goTo('Coursework');
    await expect(maya.getByText('You have 1 overdue assignment.')).toBeVisible();
    const overdue = maya.getByRole('region', { name: 'Overdue' });
    await expect(overdue.getByRole('link').first()).toHaveAttribute(
      'href',
      `/coursework/${IDS.overdueAssignment}/show`,
    );
    await expect(overdue).toContainText('Was due');
  });

  await test.step('she hands in an assignment with two URLs [SUBM-001, SUBM-023, SUBM-067]', async () => {
    const next = maya.getByRole('region', { name: 'Next due' });
    const item = next.locator(`a[href="/coursework/${IDS.openAssignment}/show"]`);
    title = String(await item.textContent());
    await item.click();
    await expect(shell(maya).heading).toHaveText(title);
    await maya.getByRole('link', { name: 'Submit Assignment', exact: true }).click();
    const form = submissionForm(maya);
    await form.submit.click();
    await expect(
      maya.getByText('You must add at least one URL via the "Add URL" button before submitting').first(),
    ).toBeVisible();
    await form.add(REPOSITORY);
    await form.add(DEPLOYED);
    await expect(form.urls).toHaveText([REPOSITORY, DEPLOYED]);
    await form.submit.click();
    await expect(shell(maya).heading).toHaveText('Your assignment has been submitted.');
    await maya.getByRole('link', { name: 'Continue' }).click();
    await expect(maya).toHaveURL('/coursework');
  });

  await test.step('she asks a question about it [SUBM-019]', async () => {
    await maya.goto(`/coursework/${IDS.openAssignment}/show`);
    await expect(maya.getByRole('link', { name: 'Edit Submission' })).toBeVisible();
    const talk = commentsArea(maya);
    await talk.field.fill(QUESTION);
    await talk.add.click();
    await expect(talk.by(MAYA)).toContainText('The forecast is off by one day.');
    await expect(talk.by(MAYA).locator('strong')).toHaveText('forecast');
    await expect(talk.field).toHaveValue('');
    await maya.goto('/');
    await expect(bell(maya).button).not.toHaveAccessibleName('Notifications, 0 unread');
  });
  const before = await bell(maya).unread();

  const daniel = await enter('instructor');
  await test.step('Daniel finds her work in the gradebook [GRADE-003, GRADE-007, GRADE-008, GRADE-009, GRADE-010]', async () => {
    const { heading, filter, openFilters, view, rows, nothing } = gradebook(daniel);
    await daniel.goto('/');
    await shell(daniel).goTo('Gradebook');
    await expect(heading).toBeVisible();
    await view.getByText('List', { exact: true }).click();
    await openFilters();
    await filter('Student').selectOption({ label: MAYA });
    await filter('Status').selectOption('ungraded');
    await filter('Assignment').selectOption({ label: title });
    await expect(rows).toHaveCount(1);
    await filter('Required').selectOption({ label: 'Optional' });
    await expect(nothing).toBeVisible();
    await filter('Required').selectOption({ label: 'All' });
    const { searchParams } = new URL(daniel.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      view: 'list',
      student: String(IDS.accounts.student),
      gradeStatus: 'ungraded',
      assignment: String(IDS.openAssignment),
    });
    await daniel.reload();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link', { name: /^Grade\b.*Maya Okafor$/ }).click();
  });

  await test.step('he answers and grades [GRADE-034, GRADE-035]', async () => {
    await expect(shell(daniel).heading).toHaveText(MAYA);
    const grading = gradingPage(daniel);
    for (const url of [REPOSITORY, DEPLOYED]) await expect(daniel.locator(`a[href="${url}"]`)).toBeVisible();
    const talk = commentsArea(daniel);
    await expect(talk.by(MAYA)).toContainText('Where should I look?');
    await talk.field.fill(ADVICE);
    await talk.add.click();
    await expect(talk.by('Daniel Brooks')).toContainText('Well done otherwise!');
    await expect(grading.save).toBeDisabled();
    await grading.grade('A+').check({ force: true });
    await grading.save.click();
    await expect(grading.saved('A+')).toBeVisible();
  });

  await test.step('her bell rings by itself, without a reload [NOTE-012]', async () => {
    await expect.poll(() => bell(maya).unread(), UNASKED).toBe(before + 2);
  });

  await test.step('she follows the news to grade and answer [NOTE-011, SUBM-012, SUBM-013]', async () => {
    await bell(maya).button.click();
    await bell(maya).news(`Your submission for ${title} was graded: A+.`).click();
    await expect(maya).toHaveURL(`/coursework/${IDS.openAssignment}/show`);
    await expect(commentsArea(maya).by('Daniel Brooks')).toContainText('Well done otherwise!');
    await expect(maya.getByText('A+', { exact: true })).toBeVisible();
    await expect(maya.getByRole('button', { name: 'Submitted & Graded' })).toBeDisabled();
    await expect(commentsArea(maya).field).toHaveCount(0);
    await maya.goto(`/coursework/${IDS.openAssignment}/submit`);
    await expect(shell(maya).main.getByRole('button', { name: 'Submitted & Graded' })).toBeDisabled();
    await expect(submissionForm(maya).submit).toHaveCount(0);
  });

  await test.step('her grades and her average have changed', async () => {
    await shell(maya).goTo('Grades');
    const row = maya.getByRole('listitem').filter({ has: maya.locator(`a[href="/grades/${IDS.openAssignment}"]`) });
    await expect(row.getByText('A+', { exact: true })).toBeVisible();
    await shell(maya).goTo('Dashboard');
    await expect(dashboard(maya).card('Academic average')).toContainText(/[A-F][+-]? \(\d+\)/);
    await expect(dashboard(maya).card('Academic average')).not.toHaveText(averageBefore);
  });

  await test.step('Daniel sees her present and marks somebody else absent [ATT-013, ATT-022]', async () => {
    const { open, statusOf, row } = sessionPage(daniel);
    await open(IDS.todaysSession);
    await expect(statusOf(MAYA)).toHaveValue('present');
    await expect(row(MAYA)).toContainText('Checked in on time');
    const other = 'Leo Fischer';
    await statusOf(other).selectOption('absent');
    await expect(row(other)).toContainText('Daniel Brooks');
    await daniel.reload();
    await expect(statusOf(other)).toHaveValue('absent');
  });
});
