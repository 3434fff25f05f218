import { IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';
import { shell } from '#pages/shell';

test('a career director plans a session, changes it and takes it back', async ({ enter }) => {
  const page = await enter('cd');
  const field = (name: string) => page.getByLabel(name, { exact: false });
  const choose = (name: string, value: string) => page.getByRole('combobox', { name }).selectOption(value);
  const session = sessionPage(page);
  await test.step('the form opens [SESS-002, SESS-024, SESS-074]', async () => {
    await page.goto('/sessions');
    await page.getByRole('link', { name: 'Create Career Session' }).click();
    await expect(page).toHaveURL('/sessions/create');
  });

  await test.step('an empty form says what is required [SESS-048, SESS-049, SESS-051, SESS-052, SESS-053, SESS-054]', async () => {
    await page.getByRole('button', { name: 'Create Session' }).click();
    for (const problem of [
      'Session Title is required',
      'Session Chapter Number is required',
      'Session Date is required',
      'Session Start Time is required',
      'Session Start Time AM/PM is required',
      'Session End Time is required',
      'Session End Time AM/PM is required',
    ]) {
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
    }
    await expect(field('Session Title')).toBeFocused();
  });

  await test.step('dates and times have their form, and the end comes after the start [SESS-050, SESS-055, SESS-059, SESS-060, SESS-061]', async () => {
    await field('Session Title').fill('Salary Negotiation');
    await field('Chapter Number').fill('12.5');
    await field('Session Date').fill('12-31-2099');
    await choose('Start Time', '6:30');
    await choose('Start AM/PM', 'PM');
    await choose('End Time', '6:00');
    await choose('End AM/PM', 'PM');
    await page.getByRole('button', { name: 'Create Session' }).click();
    await expect(page.getByText('Session End Time must be AFTER Session Start Time')).toBeVisible();
    await choose('End Time', '7:30');
  });

  await test.step('descriptions have their length, the long one is markdown [SESS-056, SESS-057, SESS-058]', async () => {
    await field('Short Description').fill('x'.repeat(300));
    await expect(field('Short Description')).toHaveValue('x'.repeat(250));
    await field('Short Description').fill('Ask for what you are worth.');
    await field('Long Description').fill('Bring **two** offers.');
    await page.getByRole('button', { name: 'Create Session' }).click();

    await expect(session.heading).toHaveText('Salary Negotiation');
    await expect(session.hero).toContainText('Chapter 12.5');
    await expect(session.hero).toContainText(/December 31, 2099, 6:30 PM – 7:30 PM \S+/);
    await expect(session.hero).toContainText('Location to be announced');
    await expect(page.getByRole('main').locator('strong', { hasText: 'two' })).toBeVisible();
  });

  await test.step('it is changed [SESS-004, SESS-025]', async () => {
    await session.edit.click();
    await expect(field('Session Date')).toHaveValue('12-31-2099');
    await expect(page.getByRole('combobox', { name: 'Start Time' })).toHaveValue('6:30');
    await field('Session Title').fill('Salary Talks');
    await page.getByRole('button', { name: 'Save Session' }).click();
    await expect(session.heading).toHaveText('Salary Talks');
  });

  await test.step('it is deleted after a question [SESS-097]', async () => {
    await session.remove.click();
    const question = page.getByRole('dialog', { name: 'Are you sure that you want to delete Salary Talks?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await session.remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/sessions');
    await expect(page.getByText('Salary Talks has been successfully deleted.').first()).toBeVisible();
  });
});

test(
  'what the server refuses is said with its words, and a failed update with ours [SESS-095, SESS-096]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 400/);
    const page = await enter('ssm');
    const broken = {
      status: 400,
      json: { success: false, errorCode: 'MALFORMED', errorMessage: 'The server says no.' },
    };
    await page.route('**/broker/updateCareerSession', (route) => route.fulfill(broken));
    await page.route('**/broker/createCareerSession', (route) => route.fulfill(broken));
    await page.goto(`/sessions/${IDS.careerSession}/edit`);
    await page.getByLabel('Session Title').fill('Changed');
    await page.getByRole('button', { name: 'Save Session' }).click();
    await expect(
      page.getByText(
        'There was an error updating this session. Please try again. If the problem persists please reach out to BCS Support',
      ),
    ).toBeVisible();

    await page.goto('/sessions/create');
    await page.getByLabel('Session Title').fill('New');
    await page.getByLabel('Chapter Number').fill('1');
    await page.getByLabel('Session Date').fill('12-31-2099');
    for (const [name, value] of [
      ['Start Time', '1:00'],
      ['Start AM/PM', 'PM'],
      ['End Time', '2:00'],
      ['End AM/PM', 'PM'],
    ] as const)
      await page.getByRole('combobox', { name }).selectOption(value);
    await page.getByRole('button', { name: 'Create Session' }).click();
    await expect(page.getByText('The server says no.')).toBeVisible();
  },
);

test(
  'nobody else gets at the forms, and academic sessions have none [SESS-074, SESS-075, SESS-076]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    for (const person of ['student', 'instructor', 'ta', 'cm'] as const) {
      const page = await enter(person);
      await page.goto('/sessions');
      await expect(shell(page).heading).toHaveText('Sessions');
      await expect(page.getByRole('link', { name: 'Create Career Session' })).toHaveCount(0);
      for (const path of ['/sessions/create', `/sessions/${IDS.careerSession}/edit`]) {
        await page.goto(path);
        await expect(page).toHaveURL('/unauthorized');
      }
    }
    const page = await enter('admin');
    await page.goto(`/sessions/${IDS.futureSession}/edit`);
    await expect(page).toHaveURL('/unauthorized');
  },
);
