import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RecordedSession } from '@bcs/contract/features/session-page/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
/** Three hours from half past five on a day of January 2026 in New York; the class began on the 5th. */
const recorded = (id: number, day: number, name: string, change: Partial<RecordedSession> = {}): RecordedSession => {
  const date = `2026-01-${String(day).padStart(2, '0')}`;
  return {
    id,
    name,
    chapter: null,
    startTime: `${date}T22:30:00.000Z`,
    endTime: `2026-01-${String(day + 1).padStart(2, '0')}T01:30:00.000Z`,
    context: { id: 1, contextCode: 'academic' },
    videoIds: [id * 10],
    statusCode: 'present',
    ...change,
  };
};
const RECORDINGS = [
  recorded(3, 14, 'Über Promises', { chapter: 5.2, statusCode: 'exception' }),
  recorded(2, 13, 'Loops', { statusCode: 'absent', videoIds: [20, 21] }),
  recorded(1, 6, 'HTML', { endTime: '2026-01-06T23:15:00.000Z' }),
];
const open = (path = '', role: Role = 'student', recordings: Answers['recordings'] = { recordings: RECORDINGS }) => {
  app.signIn(enrollment(role), { recordings });
  return app.open(`/sessions/recordings${path}`);
};
const titles = () =>
  [...document.querySelectorAll('main li a:not([href*="/video/"])')].map(({ textContent }) => textContent);

test('recordings stand week by week with day and length, and say which ones the student missed', async () => {
  const screen = await open();
  const [second, first] = [
    screen.getByRole('region', { name: 'Week 2' }),
    screen.getByRole('region', { name: 'Week 1' }),
  ];
  await expect.element(second.getByText(/^Tue, Jan 13.* · 3 h$/)).toBeVisible();
  await expect.element(first.getByText(/^Tue, Jan 6.* · 45 min$/)).toBeVisible();
  await expect.element(screen.getByText('You missed 2 recorded sessions.')).toBeVisible();
  await expect.element(second.getByText('You missed this one')).toHaveLength(2);
  expect(first.getByText('You missed this one').elements()).toEqual([]);
  const parts = second.getByRole('listitem').filter({ hasText: 'Loops' }).getByRole('link', { name: /^Part/ });
  expect(parts.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/sessions/2/video/20',
    '/sessions/2/video/21',
  ]);
});

test('a word with a slip finds its recording, and the address keeps what was searched', async () => {
  const screen = await open();
  await screen.getByRole('searchbox', { name: 'Search recordings' }).fill('uber promisse');
  await expect.poll(titles).toEqual(['5.2 Über Promises']);
  await expect.element(screen.getByRole('status').filter({ hasText: '1 of 3 shown' })).toBeVisible();
  expect(screen.path()).toBe('/sessions/recordings?q=uber+promisse');
  await screen.getByRole('searchbox').fill('');
  screen.getByRole('radio', { name: 'Missed' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(titles).toEqual(['5.2 Über Promises', 'Loops']);
  expect(screen.path()).toBe('/sessions/recordings?only=missed');
  await screen.getByRole('searchbox').fill('zebra');
  await expect.element(screen.getByText('No recording matches your search.')).toBeVisible();
});

test('staff have missed nothing', async () => {
  const screen = await open('', 'ta', { recordings: RECORDINGS.map((each) => ({ ...each, statusCode: null })) });
  await expect.element(screen.getByText('Loops')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Missed' }).elements()).toEqual([]);
  expect(screen.getByText(/missed/).elements()).toEqual([]);
});

test('a class without recordings says so, and has nothing to search', async () => {
  const screen = await open('', 'student', { recordings: [] });
  await expect.element(screen.getByText('No session has a recording yet.')).toBeVisible();
  expect(screen.getByRole('searchbox').elements()).toEqual([]);
});

test('recordings that cannot be read can be asked for again', async () => {
  const screen = await open('', 'student', refuse(400, 'INVALID_INPUT'));
  await expect.element(screen.getByRole('button', { name: /again/ })).toBeVisible();
});

test('axe finds nothing, in both themes, wide and narrow', async () => {
  for (const width of [1366, 360]) {
    await page.viewport(width, 900);
    const screen = await open();
    await expect.element(screen.getByText('Loops')).toBeVisible();
    expect(await axeFindings('light')).toEqual([]);
    expect(await axeFindings('dark')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});
