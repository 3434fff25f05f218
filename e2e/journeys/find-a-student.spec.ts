import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';
import { shell } from '#pages/shell';

const { student, student2, survey } = IDS.enrollments;
const own = `/students/${student}`;

test('a student success manager finds a student and writes to them in three actions [PEOPLE-002, PEOPLE-006, SHELL-047, CHAT-002]', async ({
  enter,
}) => {
  const page = await enter('ssm');
  await page.goto('/');
  const { main, goTo } = shell(page);
  await goTo('Student Profiles');
  await main.getByRole('searchbox', { name: 'Search students' }).fill('martinez');
  const mail = main.getByRole('link', { name: 'E-mail Isabella Martínez' });
  await expect(mail).toHaveAttribute('href', 'mailto:isabella.martinez@northfield.example');
  await expect(main.getByRole('status').filter({ hasText: '1 of 24 shown' })).toBeVisible();
  await main.getByRole('link', { name: 'Message Isabella Martínez' }).click();
  await expect(main.getByRole('textbox', { name: 'Message to Isabella Martínez' })).toBeFocused();
  await page.keyboard.type('How was your first week?');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('log').getByText('How was your first week?')).toBeVisible();
});

test(
  'from the list through the profiles, to the graduation record and back, the list stays as it was [PEOPLE-003, PEOPLE-006]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('ssm');
    await page.goto('/students?sort=overdue&order=desc');
    const { main, heading } = shell(page);
    const names = main.getByRole('rowheader').getByRole('link');
    await expect(names).toHaveCount(24);
    const [first = '', second = ''] = await names.allTextContents();
    await names.first().click();
    await expect(heading).toHaveText(first);
    await main.getByRole('link', { name: `Next student: ${second}` }).click();
    await expect(heading).toHaveText(second);
    await main.getByRole('link', { name: 'Graduation' }).click();
    await expect(heading).toHaveText(`Graduation of ${second}`);
    await page.goBack();
    await expect(heading).toHaveText(second);
    await main.getByRole('link', { name: 'Student Profiles' }).click();
    await expect(names.first()).toHaveText(first);
    expect(page.url()).toContain('sort=overdue&order=desc');
  },
);

for (const who of ['admin', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const satisfies readonly Person[]) {
  test(
    `${who} reads the class and a profile, with what the role may know [PEOPLE-003, PEOPLE-027, PEOPLE-032]`,
    { tag: NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(who);
      await page.goto('/students?q=okafor');
      const { main, heading, navigation } = shell(page);
      await expect(navigation.getByRole('link', { name: 'Student Profiles' })).toHaveCount(who === 'cm' ? 0 : 1);
      await main.getByRole('link', { name: 'Maya Okafor', exact: true }).click();
      await expect(heading).toHaveText('Maya Okafor');
      const missing = main.getByRole('heading', { name: /^Unsubmitted Assignments/ });
      await expect(missing).toHaveCount(who === 'cd' || who === 'cm' ? 0 : 1);
      await expect(main.getByRole('heading', { name: 'Academic average' })).toHaveCount(who === 'cd' ? 0 : 1);
      // one is a milestone, the other an academic assignment
      await expect(main.getByRole('link', { name: 'LinkedIn', exact: true })).toHaveCount(
        ['admin', 'ssm', 'cd'].includes(who) ? 1 : 0,
      );
      await expect(main.getByRole('link', { name: 'Learning Journal', exact: true })).toHaveCount(who === 'cd' ? 0 : 1);
    },
  );
}

test(
  'students read their own profile, and are led away from that of others and from the list [PEOPLE-024, PEOPLE-026, SHELL-044]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto('/');
    const { goTo, heading, main } = shell(page);
    await goTo('My Profile');
    await expect(page).toHaveURL(own);
    await expect(heading).toHaveText('Maya Okafor');
    await expect(main).not.toContainText('Last seen');
    await expect(main.getByRole('table', { name: 'Grades over time' })).toBeAttached();
    for (const path of ['/students', `/students/${student2}`, `/students/${survey}`]) {
      await page.goto(path);
      await expect(page).toHaveURL('/unauthorized');
    }
  },
);

test(
  'the GitHub name is changed on the own profile, seen by staff at once, and kept while it is not saved [PEOPLE-029]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const staff = await enter('ssm');
    await staff.goto(own);
    const page = await enter('student');
    await page.goto(own);
    const field = page.getByRole('textbox', { name: 'GitHub name' });
    await page.getByRole('button', { name: 'Edit GitHub name' }).click();
    await field.fill('maya-half-');
    await page.waitForTimeout(1500);
    await page.reload();
    await expect(field).toHaveValue('maya-half-');
    await field.fill('https://github.com/maya-builds');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shell(page).main.getByRole('link', { name: 'GitHub: maya-builds' })).toBeVisible();
    await expect(shell(staff).main.getByRole('link', { name: 'GitHub: maya-builds' })).toBeVisible();
  },
);

test(
  'everybody finds the contacts of the class, students by the menu [PEOPLE-001, PEOPLE-005, SHELL-043]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await page.goto('/');
    const { goTo, main } = shell(page);
    await goTo('Class Contacts');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Instructor',
      'TA',
      'Student Support',
      'Career Staff',
    ]);
    await expect(main.getByRole('link', { name: 'E-mail Elena Marchetti' })).toHaveAttribute(
      'href',
      'mailto:ssm@northfield.example',
    );
    const staff = await enter('cm');
    await staff.goto('/class-contacts');
    await expect(shell(staff).main.getByRole('heading', { name: 'Daniel Brooks' })).toBeVisible();
  },
);
