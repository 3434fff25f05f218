import { IDS } from '@bcs/server/database/seed/ids';
import type { Page } from '@playwright/test';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const card = (page: Page, label: string) => page.getByRole('main').getByRole('link', { name: label });
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Lets the server answer, and then changes its answer. */
const change = (page: Page, call: string, to: (answer: Record<string, never>) => unknown) =>
  page.route(`**/broker/${call}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: to((await response.json()) as Record<string, never>) });
  });

test('a student sees four numbers, and each leads to the page that explains it [DASH-001, DASH-002]', async ({
  enter,
}) => {
  const page = await enter('student');
  await page.goto('/');
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await test.step('four cards, each with its page [DASH-004, DASH-005, DASH-006, DASH-008, DASH-009]', async () => {
    for (const [label, path] of [
      ['Overdue assignments', '/coursework'],
      ['Remaining absences', '/attendance'],
      ['Academic average', '/grades'],
      ['Unread announcements', '/announcements'],
    ] as const)
      await expect(card(page, label)).toHaveAttribute('href', path);
    await expect(card(page, 'Overdue assignments')).toContainText(/\d/);
  });
  await test.step('and learns in one look what to do next, each with its one button', async () => {
    const next = region(page, 'Do next');
    await expect(next).toBeInViewport();
    const overdue = next.getByRole('link', { name: /Overdue since/ }).first();
    await expect(overdue).toContainText(/Open$/);
    await expect(next.getByRole('link', { name: / left · due / }).first()).toContainText(/Open$/);
    await expect(next.getByText(/^Done \(\d+\)$/)).toBeVisible();
    const title = (await overdue.textContent())?.replace(/Overdue since.*/, '') ?? '';
    await overdue.click();
    await expect(shell(page).heading).toContainText(title);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Submit/ })
        .first(),
    ).toBeVisible();
  });
});

test("until the data is there it says 'Please stand by..' [DASH-003]", { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/broker/dashboard', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  // checks that it is visible, and not only for screen readers
  await expect.poll(async () => (await page.getByText('Please stand by..').boundingBox())?.height).toBeGreaterThan(20);
  resolve();
  await expect(shell(page).heading).toHaveText('Student Dashboard');
  await expect(page.getByText('Please stand by..')).toHaveCount(0);
});

test(
  "without an average it says 'Unavailable', without a limit 'Unlimited' [DASH-005, DASH-007]",
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await change(page, 'dashboard', (answer) => ({
      ...answer,
      dashboardStudentStats: {
        overdueAssignmentCount: 0,
        remainingAbsenceCount: null,
        allowedAbsenceCount: null,
        academicAverageGrade: null,
        academicAverageValue: null,
      },
    }));
    await page.goto('/');
    await expect(card(page, 'Academic average')).toContainText('Unavailable');
    await expect(card(page, 'Remaining absences')).toContainText('Unlimited');
  },
);

test(
  'staff see how many announcements there are, and how many unread [DASH-010]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('cd');
    await page.goto('/');
    await expect(shell(page).heading).toHaveText('Career Director Dashboard');
    await expect(card(page, 'active in this course')).toContainText(
      /^Announcements\d+ active in this course, (\d+ unread|all read)$/,
    );
    await expect(card(page, 'Overdue assignments')).toHaveCount(0);
  },
);

test(
  'the upcoming session: what, when, where, and the ways on [DASH-013, DASH-014, DASH-015, DASH-016]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student2');
    await page.goto('/');
    const hero = page.getByRole('main').locator('section').filter({ hasText: 'Upcoming session' });
    await expect(hero).toContainText(/\w+ \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M – \d{1,2}:\d\d [AP]M [A-Z]{3,4}/);
    await expect(hero.getByRole('heading')).toHaveText(/^\d+\.\d /);
    const id = IDS.todaysSession;
    await expect(hero.getByRole('link', { name: 'Session Details' })).toHaveAttribute('href', `/sessions/${id}`);
    await expect(hero.getByRole('link', { name: 'Check In To Class' })).toHaveAttribute(
      'href',
      `/attendance/check-in/${id}`,
    );
    await expect(hero.getByRole('link', { name: 'Request Remote Attendance' })).toHaveAttribute(
      'href',
      `/attendance/remote-attendance-request/${id}`,
    );
    const staff = await enter('cd');
    await staff.goto('/');
    await expect(staff.getByRole('link', { name: 'Session Details' })).toBeVisible();
    await expect(staff.getByRole('link', { name: 'Check In To Class' })).toHaveCount(0);
  },
);

test(
  'the smaller cards: classroom, milestones, workshop, what comes next, help [DASH-017, DASH-018, DASH-019, DASH-020, DASH-024, DASH-026]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto('/');
    await expect(region(page, 'Virtual Classroom')).toBeVisible();
    await expect(region(page, 'Career Milestones')).toContainText(/\d+%/);
    await expect(region(page, 'Career Workshop').getByRole('link', { name: 'Workshop details' })).toHaveAttribute(
      'href',
      `/sessions/${IDS.careerSession}`,
    );
    const next = region(page, 'Keep learning').getByRole('link', { name: 'View Continuation Courses' });
    await expect(next).toHaveAttribute('target', '_blank');
    await expect(next).toHaveAttribute('rel', /noopener/);
    const help = region(page, 'Need help?');
    await expect(help).toContainText('Our support team is here for you.');
    await help.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  },
);

test(
  'the NPS survey is for ssm and admin; what fails is said [DASH-027, DASH-028, DASH-029, DASH-030, DASH-031]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 500/);
    const page = await enter('ssm');
    await page.goto('/');
    const survey = region(page, 'NPS Survey');
    await survey.getByRole('button', { name: 'Enable end-of-course survey' }).click();
    await expect(survey).toContainText('The end-of-course survey is enabled.');
    await page.route('**/broker/enableNpsEndSurvey', (route) => route.fulfill({ status: 500, json: {} }));
    await survey.getByRole('button', { name: 'Disable end-of-course survey' }).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please refresh and try again.');
    const student = await enter('student');
    await student.goto('/');
    await expect(shell(student).heading).toBeVisible();
    await expect(region(student, 'NPS Survey')).toHaveCount(0);
  },
);
