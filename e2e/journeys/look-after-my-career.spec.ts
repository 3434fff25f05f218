import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

test('a student finds workshops, milestones and resources on one page [CAREER-001, CAREER-005, CAREER-006]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto('/');
  await shell(page).goTo('Career Services');
  await expect(page).toHaveURL('/career-services');
  await expect(shell(page).heading).toHaveText('Career Services');
  const region = (name: string) => page.getByRole('region', { name });

  const workshops = region('Upcoming workshops').getByRole('link');
  await expect(workshops).toHaveCount(2);
  await expect(workshops.first()).toHaveAttribute('href', `/sessions/${IDS.careerSession}`);
  const milestones = region('Career milestones').locator('tbody').getByRole('row');
  await expect(milestones).toHaveCount(5);
  await expect(milestones.filter({ hasText: 'Resume' })).toContainText('Completed');
  await expect(region('Career completion')).toContainText('50%');
  await expect(region('Career completion').getByRole('link', { name: 'Github', exact: true })).toHaveAttribute(
    'href',
    `/coursework/${IDS.careerMilestone}/show`,
  );
  expect(await axeFindings(page)).toEqual([]);

  const resources = region('Career resources');
  for (const [name, href] of [
    ['Career Services videos', '/videos?playlist=Career+Services'],
    ['Onboarding videos', '/videos/onboarding'],
  ] as const)
    await expect(resources.getByRole('link', { name })).toHaveAttribute('href', href);

  await test.step('the anchors [CAREER-002, CAREER-003, CAREER-004]', async () => {
    for (const [anchor, name] of [
      ['careerResources', 'Career resources'],
      ['allCareerMilestones', 'Career milestones'],
      ['upcomingCareerSessions', 'Upcoming workshops'],
    ] as const) {
      await page.goto(`/career-services#${anchor}`);
      await expect(region(name).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator(`#${anchor}`)).toHaveCount(1);
    }
  });

  await test.step('the name of the survey is kept [SURV-056]', async () => {
    await page.getByRole('link', { name: 'LinkedIn' }).last().click();
    await expect(page).toHaveURL('/cscurriculum');
    expect(await page.evaluate(() => localStorage.getItem('csSurveyName'))).toBe('cs-curriculum-linkedin');
  });
});

test(
  'staff see how many have handed in, and who may plans a workshop [CAREER-006]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    for (const [person, creates, grades] of [
      // somebody has submitted three of the five
      ['cd', 1, 3],
      ['ta', 0, 0],
    ] as const) {
      const page = await enter(person);
      await page.goto('/career-services');
      const milestones = page.getByRole('region', { name: 'Career milestones' });
      await expect(milestones.getByText(/^\d+ of 24$/)).not.toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Create Career Session' })).toHaveCount(creates);
      await expect(milestones.getByRole('link', { name: /^(\d+ to grade|Grade)/ })).toHaveCount(grades);
      await expect(page.getByRole('heading', { name: 'Curriculum surveys' })).toHaveCount(0);
    }
  },
);

test('a student supposes what may happen, and sends the address to somebody who sees the same', async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/');
  // the rest loads after the first view
  await page.getByRole('link', { name: 'Requirements, and what if …' }).click();
  await expect(page).toHaveURL('/graduation');
  await expect(page.getByRole('region', { name: 'Your way to graduation' })).toContainText(/Week \d+ of \d+\./);
  const main = page.getByRole('main');
  await expect(main.getByText('You meet 4 of 6 requirements; still to do: work required')).toBeVisible();
  const requirement = (name: string) =>
    page
      .getByRole('region', { name: 'Requirements' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  const absences = requirement('Absences');
  await expect(absences).toContainText('6 absences left.');
  await absences.getByText('Show the 2 absences').click();
  await expect(absences.getByRole('link')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  const choices = main.getByRole('combobox');
  await choices
    .filter({ has: page.getByRole('option', { name: 'Missed' }) })
    .nth(2)
    .selectOption('Missed');
  await expect(absences).toContainText('5 absences left.');
  await choices
    .filter({ has: page.getByRole('option', { name: 'Handed in', exact: true }) })
    .first()
    .selectOption('Graded F');
  await expect(requirement('Academic average')).toContainText(/then\s*B \(85\)/);
  await expect(main.getByRole('status')).toContainText('You would meet');
  const supposed = new URL(page.url()).search;
  expect(supposed).toMatch(/sessions=\d+\.miss&items=\d+\.F/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/graduation');
  await expect(absences).toContainText('6 absences left.');
  // tries several at once, and checks that the address keeps them
  await page.getByLabel('Miss the next classes').selectOption('The next 3');
  await page.getByLabel('Grade on everything left').selectOption('F');
  await expect(absences).toContainText('3 absences left.');
  await expect(requirement('Academic average')).toContainText(/then\s*[CDF]/);
  await page.reload();
  await expect(page.getByLabel('Miss the next classes')).toHaveValue('3');
  await expect(page.getByLabel('Grade on everything left')).toHaveValue('F');

  const staff = await enter('instructor');
  await staff.goto(`/gradebook/${IDS.gradedAssignment}/grade/${IDS.accounts.student}`);
  await staff.getByRole('link', { name: 'Graduation' }).click();
  await expect(staff.getByRole('main')).toContainText('Maya Okafor meets 4 of 6 requirements');
  await staff.goto(`/students/${IDS.enrollments.student}/graduation${supposed}`);
  await expect(staff.getByRole('main').getByRole('status')).toContainText('Maya Okafor would meet');
  await expect(staff.getByRole('main')).toContainText('5 absences left.');
  await staff.getByRole('navigation', { name: 'Students' }).getByRole('link', { name: /^Next/ }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Graduation of (?!Maya Okafor)/);
  await expect(staff.getByRole('main').getByRole('status')).not.toContainText('would meet');
});

test('the graduation of somebody else is closed to a student', { tag: NIGHT_TAG }, async ({ enter }) => {
  const other = await enter('student2');
  await other.goto(`/students/${IDS.enrollments.student}/graduation`);
  await expect(other).toHaveURL('/unauthorized');
});
