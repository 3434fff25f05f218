import { calendarMonths } from '@bcs/contract/features/dashboard/calendar';
import { addMonths } from '@bcs/contract/kernel/clock';
import { IDS } from '@bcs/server/database/seed/ids';
import type { Page } from '@playwright/test';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';

const calendar = (page: Page) => {
  const sheet = page.getByRole('region', { name: 'Course Calendar' });
  return {
    sheet,
    month: sheet.getByText(/^[A-Z][a-z]+ \d{4}/).first(),
    previous: sheet.getByRole('button', { name: 'Previous month' }),
    next: sheet.getByRole('button', { name: 'Next month' }),
    reset: sheet.getByRole('button', { name: 'Reset Calendar' }),
    choose: (label: string, option: string) => sheet.getByRole('combobox', { name: label }).selectOption(option),
    chips: (path: string) => sheet.locator(`a[href^="${path}"]`),
  };
};

/** Opens a dashboard at its calendar, which loads when it comes into view. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await calendar(page).sheet.scrollIntoViewIfNeeded();
}

test(
  'the filters live in the address, and Reset Calendar takes them away [DASH-032]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    await look(page, '/');
    const { sheet, choose, chips, reset, next } = calendar(page);
    await expect(sheet.getByRole('heading', { name: 'Course Calendar' })).toBeVisible();
    await expect(reset).toBeDisabled();

    await test.step('each filter is in the address [DASH-033, DASH-034, DASH-035, DASH-036, DASH-039, DASH-040]', async () => {
      await choose('Event type', 'coursework');
      await expect(page).toHaveURL(/selectedEventType=coursework/);
      await expect(chips('/sessions/')).toHaveCount(0);
      await expect(chips('/coursework/')).not.toHaveCount(0);

      await choose('Coursework type', 'milestone');
      await expect(page).toHaveURL(/selectedCourseworkCategory=milestone/);
      await choose('Event type', 'session');
    });

    await test.step('the session type and the month are in the address, and survive a reload [DASH-041, DASH-042]', async () => {
      await choose('Session type', 'career-workshop');
      await expect(page).toHaveURL(/selectedSessionCategory=career-workshop/);
      await expect(chips('/coursework/')).toHaveCount(0);
      await next.click();
      await expect(page).toHaveURL(/selectedMonth=\d{4}-\d\d/);

      const address = page.url();
      await page.reload();
      await expect(sheet.getByRole('combobox', { name: 'Session type' })).toHaveValue('career-workshop');
      expect(page.url()).toBe(address);
    });

    await test.step('Reset Calendar clears them [DASH-037]', async () => {
      await reset.click();
      await expect(page).toHaveURL((url) => url.search === '');
      await expect(reset).toBeDisabled();
    });
  },
);

test('a filter that nobody knows counts as all [DASH-039, DASH-042]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('student');
  await look(page, '/?selectedEventType=party&selectedMonth=soon');
  await expect(calendar(page).sheet.getByRole('combobox', { name: 'Event type' })).toHaveValue('all');
  await expect(calendar(page).chips('/sessions/')).not.toHaveCount(0);
});

test(
  'months go from three before the course to three after it [DASH-033, DASH-038, DASH-042, DASH-045, DASH-046]',
  { tag: NIGHT_TAG },
  async ({ ownSession, enter, request }) => {
    const session = await ownSession('student');
    const answer = await request.post('/broker/enrollmentInfo', {
      headers: { authToken: session.authToken },
      data: { enrollmentId: IDS.enrollments.student },
    });
    const { enrollment } = (await answer.json()) as { enrollment: { course: { startDate: string; endDate: string } } };
    const { first, last } = calendarMonths(enrollment.course);

    const page = await enter('student', { session });
    const { previous, next } = calendar(page);
    await look(page, `/?selectedMonth=${addMonths(last, -1)}`);
    await next.click();
    await expect(page).toHaveURL(`/?selectedMonth=${last}`);
    await expect(next).toBeDisabled();
    await look(page, `/?selectedMonth=${addMonths(first, 1)}`);
    await previous.click();
    await expect(page).toHaveURL(`/?selectedMonth=${first}`);
    await expect(previous).toBeDisabled();
    await look(page, '/?selectedMonth=1999-01');
    await expect(previous).toBeDisabled();
  },
);

test('a session leads to its page, coursework to its own [DASH-043, DASH-044]', async ({ enter }) => {
  const page = await enter('student');
  await look(page, '/');
  const { chips } = calendar(page);
  await expect(chips('/coursework/').first()).toHaveAttribute('href', /^\/coursework\/\d+\/show$/);
  const session = chips('/sessions/').first();
  const href = String(await session.getAttribute('href'));
  expect(href).toMatch(/^\/sessions\/\d+$/);
  await session.click();
  await expect(page).toHaveURL(href);
});
