import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { feedbackComment, feedbackDetail, feedbackReport, feedbackWeek, hiddenWeek } from '#testing/weekly-feedback.ts';

const app = wholeApp();
const { broker } = app;
const WEEKS = [feedbackWeek(1), feedbackWeek(2, { paceOfClass: 3.9 }), feedbackWeek(3)];
const NAMED = { DetailedData: [feedbackDetail(3)], Comments: [feedbackComment(3)] };
const open = (
  role: Role,
  report = feedbackReport(WEEKS),
  path = '/weekly-feedback-report?week=3',
  answers: Answers = {},
) => {
  app.signIn(enrollment(role), { weeklyFeedbackReport: report, ...answers });
  return app.open(path);
};
const asked = () => broker.sentTo('weeklyFeedbackReport').map(({ input }) => (input as { week: number }).week);

describe('who may', () => {
  test.each(['student', 'cd'] as const)('%s is led away [WEEK-009, D-146]', async (role) => {
    const screen = await open(role);
    await expect.poll(() => screen.path()).toBe('/unauthorized');
    expect(asked()).toEqual([]);
  });
  test.each(['admin', 'instructor', 'ta', 'ssm', 'cm'] as const)('%s opens it [WEEK-001, D-146]', async (role) => {
    const screen = await open(role);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weekly Feedback');
  });
});

describe('the three tabs', () => {
  test('Student Feedback plots each rating against its target, and reads as a table [WEEK-002]', async () => {
    const screen = await open('instructor');
    await expect.element(screen.getByRole('tab', { name: 'Student Feedback', selected: true })).toBeVisible();
    const pace = screen.getByRole('table', { name: 'Pace of class' });
    await expect.element(pace.getByRole('row').filter({ hasText: 'Week 1' })).toHaveTextContent('Week 13.50On target');
    await expect.element(pace.getByRole('row').filter({ hasText: 'Week 2' })).toHaveTextContent('Week 23.90Off target');
    await expect.element(screen.getByText('Target: above 3.24 and below 3.87.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show table of Class overall' }).click();
    await expect.element(screen.getByRole('table', { name: 'Class overall' })).toBeVisible();
  });
  test('Number of Submissions counts who answered, week by week [WEEK-003]', async () => {
    const screen = await open('instructor');
    await screen.getByRole('tab', { name: 'Number of Submissions' }).click();
    await expect.element(screen.getByText('18 of 24 answered (75%)').first()).toBeVisible();
    const table = screen.getByRole('table', { name: 'Submissions by week' });
    await expect.element(table.getByRole('row').filter({ hasText: 'Week 2' })).toHaveTextContent('Week 2182475%');
  });
  test('Outside Time Spent shows the bands of hours [WEEK-004, WEEK-018]', async () => {
    const screen = await open('instructor');
    await screen.getByRole('tab', { name: 'Outside Time Spent' }).click();
    const table = screen.getByRole('table', { name: 'Hours outside of class' });
    await expect.element(table.getByRole('row').filter({ hasText: 'Week 1' })).toHaveTextContent('Week 150%25%25%0%0%');
    await expect
      .element(table.getByRole('row').first())
      .toHaveTextContent('Week0-5 hrs6-10 hrs11-15 hrs16-20 hrs20+ hrs');
    await expect.element(screen.getByRole('progressbar', { name: '0-5 hours' })).toBeVisible();
  });
  test('arrows go from tab to tab', async () => {
    const screen = await open('instructor');
    (screen.getByRole('tab', { name: 'Student Feedback' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Number of Submissions' })).toHaveFocus();
    expect(screen.path()).toBe('/weekly-feedback-report?week=3&tab=submissions');
  });
});

describe('the chosen week', () => {
  test('is fetched with its details, and stands in the address [WEEK-005]', async () => {
    const screen = await open('ssm', feedbackReport(WEEKS, NAMED));
    await screen.getByRole('combobox', { name: 'Week' }).selectOptions('2');
    await expect.poll(asked).toEqual([3, 2]);
    await expect.element(screen.getByRole('heading', { name: 'Week 2' })).toBeVisible();
    expect(screen.path()).toBe('/weekly-feedback-report?week=2');
  });
  test('shows each average with two decimals, green on target and red off it [WEEK-005, D-148]', async () => {
    const screen = await open('instructor');
    const row = (name: string) => screen.getByRole('definition').filter({ hasText: name });
    await expect.element(row('4.25')).toHaveTextContent('4.25 last week4.25No target');
    await expect.element(row('3.20')).toHaveTextContent('3.20 last week3.20Off target');
    await expect.element(row('4.80')).toHaveTextContent('4.80 last week4.80On target');
  });
});

test('beside each average stands that of the week before [WEEK-005]', async () => {
  const screen = await open('instructor');
  await expect
    .element(screen.getByRole('definition').filter({ hasText: '3.90 last week' }))
    .toHaveTextContent('3.90 last week3.50On target');
});

describe('names', () => {
  test.each(['ssm', 'admin'] as const)(
    '%s reads answers and comments with names [WEEK-007, WEEK-008, WEEK-010]',
    async (role) => {
      const screen = await open(role, feedbackReport(WEEKS, NAMED));
      await expect.element(screen.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
      await expect.element(screen.getByText('Slower, please.')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/students/7');
    },
  );
  test.each(['instructor', 'ta', 'cm'] as const)('%s finds no place for them', async (role) => {
    const screen = await open(role);
    await expect.element(screen.getByRole('heading', { name: 'Week 3' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Answers by student');
    expect(document.body.textContent).not.toContain('Comments (');
    expect(screen.getByRole('button', { name: 'Export CSV' }).elements()).toEqual([]);
  });
});

describe('without figures', () => {
  test('a class without feedback says so [WEEK-014]', async () => {
    const screen = await open('instructor', feedbackReport([]));
    await expect
      .element(
        screen.getByText(
          'No feedback has been collected for this class yet. Please check back after the first weekly survey.',
        ),
      )
      .toBeVisible();
  });
  test('below the threshold it says when there will be some [WEEK-015, WEEK-026]', async () => {
    const screen = await open('instructor', feedbackReport([feedbackWeek(1), hiddenWeek(3)]));
    await expect
      .element(
        screen.getByText(
          'Weekly Survey information will be made available after 50% of the surveys have been submitted.',
        ),
      )
      .toBeVisible();
    const pace = screen.getByRole('table', { name: 'Pace of class' });
    await expect.element(pace.getByRole('row').filter({ hasText: 'Week 3' })).toHaveTextContent('Week 3––');
  });
  const nobody = hiddenWeek(3, { feedbackCount: 0, feedbackPercentage: 0, closesAt: '2999-01-01T00:00:00.000Z' });
  test('of an open week those who see no names never read that nobody has answered [D-261]', async () => {
    const screen = await open('instructor', feedbackReport([feedbackWeek(1), nobody]));
    await expect
      .element(screen.getByText(/latest answers are shown later, so that no one can be identified by them/))
      .toBeVisible();
    await expect.element(screen.getByText('Nobody has answered in week 3 yet.')).not.toBeInTheDocument();
  });
  test('of an open week those who see names do', async () => {
    const screen = await open('ssm', feedbackReport([feedbackWeek(1), nobody]));
    await expect.element(screen.getByText('Nobody has answered in week 3 yet.')).toBeVisible();
  });
});

describe('the CSV export', () => {
  const save = async (role: 'ssm' | 'admin' = 'ssm') => {
    const screen = await open(role, feedbackReport(WEEKS, NAMED), undefined, { takeShownFile: { success: true } });
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    return screen;
  };
  test.each(['ssm', 'admin'] as const)(
    '%s saves the chosen week under the name of course and week [WEEK-011, D-149]',
    async (role) => {
      const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const made = vi.spyOn(URL, 'createObjectURL');
      await save(role);
      await expect
        .poll(() => clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
        .toEqual(['weekly-feedback-FSF-12-week-3.csv']);
      const [[file] = []] = made.mock.calls;
      const text = await (file as Blob).text();
      expect(text).toContain('3,2026-01-10T02:00:00.000Z,Maya Okafor,4,3,4,5,5,4,5,0,2,');
      expect(text).toContain('Slower, please.');
      vi.restoreAllMocks();
    },
  );
  test('a failure is told [WEEK-016]', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no');
    });
    const screen = await save();
    await expect.element(screen.getByText('There was an error exporting CSV.').first()).toBeVisible();
    vi.restoreAllMocks();
  });
  test('Safari on a phone cannot, and says so [WEEK-017]', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const screen = await save();
    await expect.element(screen.getByText('Export not available on Safari mobile.').first()).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('You said, we did', () => {
  test('is saved for the week with the version that was read', async () => {
    const followUp = { week: 3, text: 'Old.', author: 'Elena Ruiz', savedAt: '2026-01-20T00:00:00.000Z', version: 4 };
    const screen = await open('ssm', feedbackReport(WEEKS, { FollowUps: [followUp] }), undefined, {
      saveFollowUp: { success: true, followUp: { ...followUp, text: 'We go slower.', version: 5 } },
    });
    const text = screen.getByRole('textbox', { name: 'What you did about the feedback of week 3' });
    await text.fill('We go slower.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/The class sees it on its dashboard/).first()).toBeVisible();
    expect(broker.sentTo('saveFollowUp').map(({ input }) => input)).toEqual([
      { courseId: 77, week: 3, text: 'We go slower.', version: 4 },
    ]);
  });
  test('a refusal loses nothing', async () => {
    const screen = await open('instructor', undefined, undefined, {
      saveFollowUp: refuse(409, 'FOLLOW_UP_CHANGED', 'Someone else has changed this in the meantime.'),
    });
    const text = screen.getByRole('textbox', { name: /What you did/ });
    await text.fill('We go slower.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Someone else has changed this in the meantime.')).toBeVisible();
    await expect.element(text).toHaveValue('We go slower.');
  });
  test('who only oversees writes nothing', async () => {
    const screen = await open('cm');
    await expect.element(screen.getByRole('heading', { name: 'Week 3' })).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toEqual([]);
  });
});

test.each([
  [1366, 900],
  [390, 844],
])('axe finds nothing in any tab, %i px wide, light and dark', async (width, height) => {
  await page.viewport(width, height);
  for (const tab of ['', '&tab=submissions', '&tab=time']) {
    const screen = await open('ssm', feedbackReport(WEEKS, NAMED), `/weekly-feedback-report?week=3${tab}`);
    await expect.element(screen.getByRole('tab', { selected: true })).toBeVisible();
    expect(await axeFindings('light')).toEqual([]);
    expect(await axeFindings('dark')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});
