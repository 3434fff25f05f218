import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#house/axe';
import { expect, test } from '#house/walk';
import { shell } from '#pages/shell';

test('a student finds workshops, milestones and resources on one page [CAREER-001..CAREER-006, SURV-056]', async ({
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
  expect(await axeFindings(page, 'light')).toEqual([]);
  expect(await axeFindings(page, 'dark')).toEqual([]);

  for (const [anchor, name] of [
    ['careerResources', 'Career resources'],
    ['allCareerMilestones', 'Career milestones'],
    ['upcomingCareerSessions', 'Upcoming workshops'],
  ] as const) {
    await page.goto(`/career-services#${anchor}`);
    await expect(region(name).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }

  await page.getByRole('link', { name: 'LinkedIn' }).last().click();
  await expect(page).toHaveURL('/cscurriculum');
  expect(await page.evaluate(() => localStorage.getItem('csSurveyName'))).toBe('cs-curriculum-linkedin');
});

test('staff see how many have handed in, and who may plans a workshop [CAREER-006]', async ({ enter }) => {
  for (const [person, creates, grades] of [
    ['cd', 1, 5],
    ['ta', 0, 0],
  ] as const) {
    const page = await enter(person);
    await page.goto('/career-services');
    const milestones = page.getByRole('region', { name: 'Career milestones' });
    await expect(milestones.getByText(/^\d+ of 24$/)).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Career Session' })).toHaveCount(creates);
    await expect(milestones.getByRole('link', { name: /^Grade/ })).toHaveCount(grades);
    await expect(page.getByRole('heading', { name: 'Curriculum surveys' })).toHaveCount(0);
  }
});
