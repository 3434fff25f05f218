import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NpsFigures } from '@bcs/contract/features/nps/model';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const figures = (courseId: number, change: Partial<NpsFigures> = {}): NpsFigures => ({
  courseId,
  courseName: 'Full Stack Flex Part-Time',
  courseCode: `FSF-${courseId}`,
  cohortName: `Cohort ${courseId}`,
  startDate: `2025-0${(courseId % 8) + 1}-05`,
  survey: 'mid-course',
  closesAt: '2026-01-16T05:00:00.000Z',
  score: 40,
  groups: { promoters: 3, neutrals: 1, detractors: 1 },
  ...change,
});
const REPORT: Output<'npsReport'> = {
  figures: [figures(70, { score: -12 }), figures(77)],
  reasons: [{ survey: 'mid-course', reasons: ['The projects.', 'Too fast for me.'] }],
};
const open = (role: Role, report: Output<'npsReport'> = REPORT) => {
  app.signIn(enrollment(role), { npsReport: report });
  return app.open('/nps-report');
};

test.each(['student', 'instructor', 'ta', 'cd'] as const)('%s is led away', async (role) => {
  const screen = await open(role);
  await expect.poll(() => screen.path()).toBe('/unauthorized');
});

test('the score stands with promoters, neutrals and detractors, and the reasons without names', async () => {
  const screen = await open('cm');
  await expect.element(screen.getByText('+40').first()).toBeVisible();
  for (const words of ['3 promoters', '1 neutral', '1 detractor'])
    await expect.element(screen.getByText(words)).toBeVisible();
  // the last day on which the survey was open, not the midnight after it
  await expect.element(screen.getByText('The survey was open until January 15, 2026.').first()).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Reasons (2)' })).toBeVisible();
  await expect.element(screen.getByText('Too fast for me.')).toBeVisible();
});

test('the trend over cohorts is a plot that reads as a table', async () => {
  const screen = await open('admin');
  const trend = screen.getByRole('table', { name: 'Trend, mid-course survey' });
  await expect.element(trend.getByRole('row').filter({ hasText: 'FSF-70' })).toHaveTextContent('FSF-70July 5, 2025-12');
  await expect.element(trend.getByRole('row').filter({ hasText: 'FSF-77' })).toHaveTextContent('FSF-77June 5, 2025+40');
  const groups = screen.getByRole('table', { name: 'Answers, mid-course survey' });
  await expect.element(groups.getByRole('row').filter({ hasText: 'FSF-77' })).toHaveTextContent('FSF-77311');
});

test('beside the score stand those of the classes before it, and both surveys have equal rows', async () => {
  await page.viewport(1366, 900);
  const end = { survey: 'end-course', closesAt: '2026-03-01T05:00:00.000Z' } as const;
  const screen = await open('cm', {
    figures: [figures(76, { score: -12 }), figures(77), figures(76, end), figures(77, { ...end, groups: null })],
    reasons: [],
  });
  // the class shown began after that one
  await expect.element(screen.getByRole('img', { name: 'Score of the last 2 classes: -12, +40' })).toBeVisible();
  await expect.element(screen.getByText('-12 in the class before')).toBeVisible();
  const bottoms = screen
    .getByRole('region', { name: /^Mid-course|^End-of-course/ })
    .elements()
    .map((card) => card.getBoundingClientRect().bottom);
  expect(new Set(bottoms).size).toBe(1);
});

test('every caption of a plot stands there whole: without its sign +50 would read as another number', async () => {
  const screen = await open('admin');
  await expect.element(screen.getByText('+40').first()).toBeVisible();
  const captions = [...document.querySelectorAll<SVGTextElement>('main svg text')];
  expect(captions.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['+100', '+50', 'Jul 2025']));
  for (const caption of captions) {
    const [{ left, right }, drawing] = [
      caption.getBoundingClientRect(),
      caption.ownerSVGElement!.getBoundingClientRect(),
    ];
    expect.soft(left, caption.textContent).toBeGreaterThanOrEqual(drawing.left);
    expect.soft(right, caption.textContent).toBeLessThanOrEqual(drawing.right);
  }
});

test('a success manager reads score and trend, and exports nothing', async () => {
  const score = (course: number) => figures(course, { groups: null });
  const screen = await open('ssm', { figures: [score(70), score(77)], reasons: [] });
  await expect.element(screen.getByRole('table', { name: 'Trend, mid-course survey' })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/promoter|Reasons/);
  expect(screen.getByRole('button', { name: 'Export CSV' }).elements()).toEqual([]);
});

test('without a score it says what is missing', async () => {
  const screen = await open('admin', { figures: [figures(77, { score: null, groups: null })], reasons: [] });
  await expect.element(screen.getByText(/It needs more than half of the class and at least 5 people\./)).toBeVisible();
});

test.each([
  [1366, 900],
  [390, 844],
])('axe finds nothing, %i px wide, light and dark', async (width, height) => {
  await page.viewport(width, height);
  const screen = await open('admin');
  await expect.element(screen.getByText('+40').first()).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
