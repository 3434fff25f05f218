import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Resource } from '@bcs/contract/features/resources/model';
import type { Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
afterEach(cleanup);

const DETAIL: Omit<Output<'sessionDetail'>, 'resources'> = {
  session: {
    id: 9,
    courseId: 77,
    name: 'Node Basics',
    chapter: 11.1,
    shortDescription: 'A server.',
    longDescription: 'What it answers.',
    startTime: '2026-03-10T22:30:00.000Z',
    endTime: '2026-03-11T01:30:00.000Z',
    context: { id: 1, contextCode: 'academic' },
    category: { code: 'class', name: 'Class' },
    eventType: 'session',
    updatedAt: '2026-03-01T12:00:00.000Z',
    classroom: null,
    videoUrlList: [],
  },
  checkInCodeRequired: false,
  zoomMeetingEnabled: false,
  students: [],
  excusedAbsenceReasons: [],
};
const RESOURCES: readonly Resource[] = [
  {
    title: 'Slides',
    url: '/files/resources/s.pdf?until=1&signature=x',
    file: { mimeType: 'application/pdf', size: 1_234_567, name: 'slides.pdf' },
  },
  { title: 'Reading', url: 'https://developer.mozilla.org/docs', file: null },
  {
    title: 'Drawing',
    url: '/files/resources/d.webp?until=1&signature=x',
    file: { mimeType: 'image/webp', size: 90_000, name: 'drawing.webp' },
  },
  // oxlint-disable-next-line no-script-url -- however it came into the database
  { title: 'Bad', url: 'javascript:alert(1)', file: null },
];
const open = (resources: readonly Resource[], role: 'student' | 'instructor' = 'student') => {
  app.signIn(enrollment(role), { sessionDetail: { ...DETAIL, resources: [...resources] } });
  return app.open('/sessions/9');
};

test('links and files stand in their order with where they lead or what they are [ADM-090]', async () => {
  await page.viewport(360, 780);
  const screen = await open(RESOURCES);
  const section = screen.getByRole('region', { name: 'Resources' });
  await expect.element(section.getByRole('link', { name: 'Slides PDF, 1.23 MB' })).toBeVisible();
  const links = [...section.element().querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
  expect(links).toEqual([
    [RESOURCES[0]?.url, ''],
    [RESOURCES[1]?.url, '_blank'],
    [RESOURCES[2]?.url, '_blank'],
  ]);
  await expect.element(section.getByText('developer.mozilla.org')).toBeVisible();
  // an unsafe address stays text
  await expect.element(section.getByText('Bad')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1366, 900);
});

test.each(['student', 'instructor'] as const)(
  'without any, a page of a %s says nothing about resources',
  async (role) => {
    const screen = await open([], role);
    await expect.element(screen.getByRole('region', { name: 'Videos' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Resources' }).query()).toBeNull();
  },
);
