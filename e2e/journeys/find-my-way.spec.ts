import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const PAGES = ['Sessions', 'Coursework', 'Career Services'];
const TEACHING = ['Dashboard', 'Today', ...PAGES, 'Gradebook', 'Student Profiles'];
const RUNNING = [...TEACHING, 'Remote Requests', 'Weekly Feedback', 'Cohorts'];
const NEWS = ['Announcements', 'Notifications', 'Videos'];

/** The navigation of Annex B, without Billing because no payment portal is set up. */
const NAVIGATION: Partial<Record<Person, readonly string[]>> = {
  student: ['Dashboard', ...PAGES, 'Grades', 'Attendance', 'Graduation', ...NEWS, 'Class Contacts', 'My Profile'],
  instructor: [...RUNNING, ...NEWS, 'API Access'],
  ta: [...RUNNING, ...NEWS, 'API Access'],
  ssm: [...RUNNING, 'NPS Report', 'Response Rate', 'Support Desk', 'Live Chat', ...NEWS],
  admin: [...RUNNING, ...NEWS, 'Administration'],
  cd: [...TEACHING, 'Cohorts', ...NEWS],
  cm: ['Dashboard', 'Today', ...PAGES, 'Cohorts', ...NEWS, 'Course Select', 'Remote Requests', 'Administration'],
};

/** The pages to which each person has no access. */
const CLOSED: Partial<Record<Person, readonly string[]>> = {
  student: [
    '/gradebook',
    `/gradebook/${IDS.openAssignment}/grade/${IDS.enrollments.student}`,
    '/students',
    `/students/${IDS.enrollments.student2}`,
    '/remote-attendance-requests',
    '/weekly-feedback-report',
    '/sessions/create',
    '/instructor-api-docs',
    '/cohort',
  ],
  instructor: ['/grades', '/sessions/create'],
  ssm: ['/attendance'],
  cd: ['/attendance', '/remote-attendance-requests', '/weekly-feedback-report'],
  admin: ['/remote-attendance-requests/all', '/instructor-api-docs'],
  cm: ['/grades'],
};

for (const [person, entries] of Object.entries(NAVIGATION) as [Person, readonly string[]][]) {
  test(
    `the navigation of ${person} has the entries of the role, and no others [SHELL-040]`,
    { tag: person === 'student' ? [] : NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(person);
      await page.goto('/');
      const links = shell(page).navigation.getByRole('listitem').getByRole('link');
      await expect(links.first()).toBeVisible();
      expect((await links.allTextContents()).toSorted()).toEqual([...entries].toSorted());
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Dashboard');
    },
  );
}

test(
  'pages that are not for a role say so, and lead back [SHELL-007, SHELL-008, GRADE-025, GRADE-026, ATT-021, SESS-076]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    for (const [person, paths] of Object.entries(CLOSED) as [Person, readonly string[]][]) {
      const page = await enter(person);
      for (const path of paths) {
        await page.goto(path);
        await expect(shell(page).heading, `${person} at ${path}`).toHaveText("You don't have permission!");
        await expect(page).toHaveURL('/unauthorized');
      }
    }
    const page = await enter('student');
    await page.goto('/unauthorized');
    await page.getByRole('link', { name: 'dashboard', exact: true }).click();
    await expect(shell(page).heading).toHaveText('Student Dashboard');
  },
);

test(
  'a path that does not exist is said to be so, inside and outside [SHELL-005, SHELL-006]',
  { tag: NIGHT_TAG },
  async ({ page, enter, complaints }) => {
    complaints.expect(/status of 404 .*no\/such\/page/);
    const inside = await enter('student');
    for (const each of [page, inside]) {
      await each.goto('/no/such/page');
      await expect(shell(each).heading).toHaveText('404 - Page Not Found');
      await expect(each.getByText('The page you are looking for does not exist.')).toBeVisible();
      await expect(each).toHaveTitle('404 - Page Not Found · Bootcamp Square');
    }
  },
);

test(
  'somebody without any class meets an apology, a way to support and a way out [SHELL-024, SHELL-025, SHELL-026, SHELL-027]',
  { tag: NIGHT_TAG },
  async ({ enter, ownSession }) => {
    const page = await enter('nobody', { session: await ownSession('nobody') });
    await page.goto('/sessions');
    await expect(shell(page).heading).toHaveText('Whoops!');
    await expect(page.getByText('We could not find any classes for your account.')).toBeVisible();
    await page.getByRole('link', { name: 'contact BCS Support' }).click();
    await expect(page).toHaveURL('/support');
    await expect(shell(page).heading).not.toHaveText('Whoops!');
    await page.goto('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('header and footer lead everywhere else', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  const { header, footer, account, accountMenu, heading } = shell(page);
  await test.step('the header has logo, Support and the menu of the student [SHELL-032, SHELL-035, SHELL-036, SHELL-037, SHELL-038, SHELL-039]', async () => {
    await page.goto('/notifications');
    await account.click();
    await expect(accountMenu).toContainText('Maya Okafor');
    await accountMenu.getByRole('menuitem', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(`/students/${IDS.enrollments.student}`);
    await page.getByRole('link', { name: 'Bootcamp Square, dashboard' }).first().click();
    await expect(heading).toHaveText('Student Dashboard');
    await expect(header.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  });

  await test.step('the footer has the terms and the privacy policy [SHELL-055, SHELL-056]', async () => {
    await footer.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/terms-and-conditions');
    await page.goBack();
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  });

  await test.step('staff have no profile in their menu [SHELL-039]', async () => {
    const staff = await enter('instructor');
    await staff.goto('/');
    await shell(staff).account.click();
    await expect(shell(staff).accountMenu.getByRole('menuitem', { name: 'View Profile' })).toHaveCount(0);
  });
});
