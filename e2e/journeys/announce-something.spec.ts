import { ENROLLMENTS, IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { bell } from '#pages/bell';
import { shell } from '#pages/shell';

const TITLE = 'The room has changed';

test('an instructor announces something, and everybody learns of it at once [ANN-001, ANN-002, ANN-014, ANN-018, ANN-031]', async ({
  enter,
}) => {
  const student = await enter('student');
  await student.goto('/');
  const news = bell(student);
  await expect(news.button).not.toHaveAccessibleName('Notifications, 0 unread');
  const unread = await news.unread();
  const card = student.getByRole('main').getByRole('link').filter({ hasText: 'Unread announcements' });
  const figure = Number(/\d+/.exec((await card.textContent()) ?? '')?.[0]);
  const page = await enter('instructor');
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('the form says what is missing [ANN-005, ANN-023, ANN-024]', async () => {
    await page.goto('/announcements');
    await page.getByRole('link', { name: 'New Announcement' }).click();
    await expect(page).toHaveURL('/announcement/new');
    await page.getByRole('button', { name: 'Publish Announcement' }).click();
    await expect(page.getByText('All fields are required.')).toBeVisible();
    await expect(field('Type')).toBeFocused();
  });

  await test.step('dates lie in the future, and end after they begin [ANN-025, ANN-026]', async () => {
    await field('Type').selectOption('academic');
    await field('Title').fill(TITLE);
    await field('Description').fill('We meet in room **204**.\n\n- Bring headphones');
    await field('Publish Date').fill('2020-01-05');
    await field('Publish Time').fill('09:00');
    await page.getByRole('button', { name: 'After 1 week' }).click();
    await page.getByRole('button', { name: /^(Publish|Schedule) Announcement$/ }).click();
    await expect(page.getByText('Invalid date or time')).toBeVisible();
  });

  await test.step('what is written survives a reload, with a preview and a question before leaving [ANN-016]', async () => {
    await page.waitForTimeout(1500);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('We kept what you wrote here and did not save.')).toBeVisible();
    await expect(field('Title')).toHaveValue(TITLE);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('204');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('published it stands in the list [ANN-007, ANN-008, ANN-009, ANN-017, ANN-018]', async () => {
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.getByRole('button', { name: 'Publish Announcement' }).click();
    await expect(page).toHaveURL('/announcements');
    const own = page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(own).toContainText('Daniel Brooks');
    await expect(own.getByRole('button', { name: /^Read by 0 of \d+$/ })).toBeVisible();
    for (const name of [`Edit ${TITLE}`, `Delete ${TITLE}`]) await expect(own.getByLabel(name)).toBeVisible();
  });

  await test.step('the student hears of it, reads it, and the author sees that [ANN-003, ANN-010, ANN-019, ANN-033, DASH-008]', async () => {
    await expect.poll(news.unread).toBe(unread + 1);
    await expect(card).toContainText(String(figure + 1));
    await news.button.click();
    await news.news(`New announcement from Daniel Brooks: ${TITLE}`).click();
    await expect(student.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect.poll(news.unread).toBe(unread);
    const own = page.getByRole('listitem').filter({ hasText: TITLE });
    await own.getByRole('button', { name: /^Read by 1 of \d+$/ }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Maya Okafor');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it is edited, and deleted after a question [ANN-015, ANN-020, ANN-032, ANN-034]', async () => {
    await page.getByLabel(`Edit ${TITLE}`).click();
    await expect(field('Title')).toHaveValue(TITLE);
    await field('Title').fill('Room 205 tonight');
    await page.getByRole('button', { name: 'Save Announcement' }).click();
    await expect(page).toHaveURL('/announcements');
    await expect(student.getByRole('heading', { level: 1 })).toHaveText('Room 205 tonight');
    await page.getByLabel('Delete Room 205 tonight').click();
    const question = page.getByRole('dialog', {
      name: 'Are you sure that you want to delete this announcement?',
    });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Room 205 tonight' })).toHaveCount(0);
    await expect(student.getByText("This announcement isn't available.")).toBeVisible();
  });
});

test(
  'a failed post stays in the form and is only logged [ANN-035]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 500|could not be saved/);
    const page = await enter('cd');
    await page.route('**/broker/createCourseAnnouncement', (route) =>
      route.fulfill({ status: 500, json: { success: false, errorCode: 'UNEXPECTED', errorMessage: 'No.' } }),
    );
    await page.goto('/announcement/new');
    await page.getByLabel('Type').selectOption('career');
    await page.getByLabel('Title').fill('Panel');
    await page.getByLabel('Description', { exact: true }).fill('Tonight.');
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.getByRole('button', { name: 'After 2 weeks' }).click();
    await page.getByRole('button', { name: 'Publish Announcement' }).click();
    await expect(page.getByRole('button', { name: 'Publish Announcement' })).toBeEnabled();
    await expect(page.getByLabel('Title')).toHaveValue('Panel');
    await expect(page).toHaveURL('/announcement/new');
  },
);

test('the list is filtered, on the phone too [ANN-004, ANN-006]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student2');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/announcements');
  const filter = page.getByRole('group', { name: 'Which announcements' });
  await filter.getByText('Career', { exact: true }).click();
  await expect(page).toHaveURL('/announcements?type=career');
  await expect(page.getByRole('heading', { name: 'Hiring manager panel: send your questions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bring headphones tonight' })).toHaveCount(0);
});

for (const who of ['student', 'cm'] as const)
  test(`${who} writes none, and reads all [ANN-027]`, { tag: NIGHT_TAG }, async ({ enter }) => {
    const page = await enter(who);
    await page.goto('/announcements');
    await expect(page.getByRole('heading', { name: 'Bring headphones tonight' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Announcement' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Project teams for Project 2' })).toHaveCount(0);
    await page.goto('/announcement/new');
    await expect(page).toHaveURL('/unauthorized');
  });

for (const who of ['ta', 'ssm', 'cd', 'admin'] as const)
  test(`${who} edits only what is their own [ANN-028, ANN-029]`, { tag: NIGHT_TAG }, async ({ enter }) => {
    const page = await enter(who);
    await page.goto('/announcements');
    await expect(page.getByRole('link', { name: 'New Announcement' })).toBeVisible();
    await expect(page.getByLabel('Edit Bring headphones tonight')).toHaveCount(0);
    await page.goto(`/announcement/${IDS.announcement}`);
    await expect(page).toHaveURL('/unauthorized');
    await shell(page).bell.waitFor();
  });

test('scheduled and expired ones are marked, for their author only [D-129]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('instructor', { enrollmentId: ENROLLMENTS.instructor });
  await page.goto('/announcements');
  const own = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(own('Project teams for Project 2')).toContainText('Scheduled');
  await expect(own('Snow day: class is online')).toContainText('Expired');
});
