import { axeFindings } from '#harness/axe';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { bell } from '#pages/bell';
import { shell } from '#pages/shell';

/** A screenshot as a file. */
const screenshot = async (page: { screenshot: () => Promise<Buffer> }) => ({
  name: 'what-i-see.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

test('a student asks with a screenshot, a student success manager answers, and the student replies [SUPP-001, SUPP-002, SUPP-003, SUPP-005, SUPP-024]', async ({
  enter,
}) => {
  const [page, staff] = [await enter('student'), await enter('ssm')];
  const news = bell(page);
  const own = page.getByRole('group').filter({ hasText: 'Attendance: Check-In Problem' });
  await page.goto('/');
  await expect(news.button).not.toHaveAccessibleName('Notifications, 0 unread');
  const before = await news.unread();
  await staff.goto('/support-desk');
  const cases = staff.getByRole('main').getByRole('listitem');
  await expect(cases.first()).toBeVisible();
  const open = await cases.count();

  await test.step('the form says what is missing', async () => {
    await page.goto('/support');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Question Category is required.')).toBeVisible();
    await page.getByLabel('Question Category').selectOption('Attendance');
    await page.getByLabel('Question Subcategory').selectOption('Check-In Problem');
    await page.getByLabel('Session', { exact: true }).selectOption({ index: 2 });
    await page.getByLabel('Description').fill('The button does <b>nothing</b>.\nSee the picture.');
  });

  await test.step('a screenshot is seen before it is sent, and it is a drawing of the server that is kept', async () => {
    await page.locator('input[type=file]').setInputFiles(await screenshot(page));
    await expect(page.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
    await expect(page.getByText('what-i-see.png', { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/casesuccess');
    await expect(
      page.getByText('Thank you! Your support request has been sent. Our team will contact you by e-mail.').first(),
    ).toBeVisible();
  });

  await test.step('the desk of the staff shows it at once, with the screenshot', async () => {
    await expect(cases).toHaveCount(open + 1);
    await cases.filter({ hasText: 'Check-In Problem' }).getByRole('link').click();
    await expect(shell(staff).heading).toHaveText('Attendance: Check-In Problem');
    await expect(staff.getByText('The button does <b>nothing</b>.')).toBeVisible();
    const shot = staff.getByRole('img', { name: /^Screenshot/ });
    await expect(shot).toBeVisible();
    await expect
      .poll(() => staff.evaluate<number>('document.querySelector("img[alt^=Screenshot]").naturalWidth'))
      .toBeGreaterThan(300);
    const opened = await staff.request.get((await shot.getAttribute('src')) ?? '');
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect(await axeFindings(staff)).toEqual([]);
  });

  await test.step('the answer reaches the student by the bell and on the page', async () => {
    await staff.getByRole('textbox', { name: 'Answer' }).fill('Please reload the page, and tell us.');
    await staff.getByRole('button', { name: 'Send' }).click();
    await expect(staff.getByText('Waiting', { exact: true })).toBeVisible();
    await expect.poll(news.unread).toBe(before + 1);
    await news.button.click();
    await news.news('Your support request about Attendance: Check-In Problem was answered.').click();
    await expect(page).toHaveURL(/\/support\?case=\d+$/);
    await expect(own.getByText('Answered', { exact: true })).toBeVisible();
    await expect(page.getByText('Please reload the page, and tell us.')).toBeVisible();
  });

  await test.step('a reply opens the case again, on the open page of the staff', async () => {
    await own.getByRole('textbox', { name: 'Reply' }).fill('It works now, thank you!');
    await own.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(staff.getByText('It works now, thank you!')).toBeVisible();
    await expect(staff.getByText('Open', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Close request' }).click();
    await expect(staff.getByRole('button', { name: 'Open again' })).toBeVisible();
  });
});

test(
  'a screenshot is gone when the student leaves without sending [SUPP-006, SUPP-025]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student2');
    await page.goto('/support');
    const placed = page.waitForResponse((response) => response.url().endsWith('/broker/createScreenshotUpload'));
    await page.locator('input[type=file]').setInputFiles(await screenshot(page));
    const { fileUrl } = (await (await placed).json()) as { fileUrl: string };
    await expect(page.getByText('what-i-see.png', { exact: true })).toBeVisible();
    expect((await page.request.get(fileUrl)).status()).toBe(200);
    await page.goto('/grades');
    await expect.poll(async () => (await page.request.get(fileUrl)).status()).toBe(404);
  },
);

test(
  'somebody without a class asks a school, and its admin answers [SUPP-001, SHELL-027, D-159]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const [page, admin] = [await enter('nobody'), await enter('admin')];
    await page.goto('/support');
    await page.getByLabel('School').selectOption('Northfield University');
    await page.getByLabel('Question Category').selectOption('Account Access');
    await page.getByLabel('Question Subcategory').selectOption('Cannot Log In');
    await page.getByLabel('Description').fill('I should be in a class by now.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/casesuccess');
    await admin.goto('/support-desk');
    const item = admin.getByRole('listitem').filter({ hasText: 'I should be in a class by now.' });
    await expect(item).toContainText('No class');
    await item.getByRole('link').click();
    await admin.getByRole('textbox', { name: 'Answer' }).fill('You are enrolled tomorrow.');
    await admin.getByRole('button', { name: 'Send' }).click();
    await expect(admin.getByText('Waiting', { exact: true })).toBeVisible();
    await page.goto('/support');
    await page.getByText('Answered', { exact: true }).click();
    await expect(page.getByText('You are enrolled tomorrow.')).toBeVisible();
  },
);

for (const who of ['instructor', 'ta', 'cd', 'cm'] as const)
  test(
    `${who} asks as everybody does, and answers nobody [SUPP-021, SUPP-023]`,
    { tag: NIGHT_TAG },
    async ({ enter }) => {
      const page = await enter(who);
      await page.goto('/support');
      await expect(page.getByLabel('Question Category')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Support Desk' })).toHaveCount(0);
      await page.goto('/support-desk');
      await expect(page).toHaveURL('/unauthorized');
    },
  );
