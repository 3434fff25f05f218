import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Output } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';
import type { Role } from '@bcs/contract/kernel/roles';

const app = wholeApp();

const detail = (startsIn: number): Output<'sessionDetail'> => ({
  session: {
    id: 9,
    courseId: 77,
    name: 'Node Basics',
    chapter: 11.1,
    shortDescription: 'A server.',
    longDescription: 'Its answers.',
    startTime: plus(serverNow(), startsIn),
    endTime: plus(serverNow(), startsIn + HOUR),
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
  resources: [],
});
async function open(role: Role, startsIn: number) {
  await page.viewport(1440, 900);
  app.signIn(enrollment(role), { sessionDetail: detail(startsIn) });
  const screen = await app.open('/sessions/9');
  await expect.element(screen.getByRole('heading', { level: 1, name: /Node Basics/ })).toBeVisible();
  const banner = document.querySelector('main header')?.getBoundingClientRect();
  return { screen, isLine: (banner?.height ?? 0) < 70 };
}

test.each([
  ['ta', 31 * MINUTE, false],
  ['ta', 29 * MINUTE, true],
  ['ta', -MINUTE, true],
  ['ta', -HOUR - MINUTE, false],
  ['student', -MINUTE, false],
] as const)(
  'for %s, a class that begins in %d ms has one line above it: %s [SESS-003, D-282]',
  async (role, at, is) => {
    const { isLine } = await open(role, at);
    expect(isLine).toBe(is);
  },
);

test('the line says when, where and which chapter [SESS-013, SESS-014, SESS-015, D-282]', async () => {
  const { screen } = await open('ta', 10 * MINUTE);
  await expect.element(screen.getByRole('heading', { name: 'Chapter 11.1 Node Basics' })).toBeVisible();
  await expect.element(screen.getByText(/^Starts in \d+ min · \d+:\d\d [AP]M – \d+:\d\d [AP]M [A-Z]+$/)).toBeVisible();
  await expect.element(screen.getByText('Location to be announced')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Check-In Code' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

// edit and delete, videos, the table of attendance
test.each([
  ['student', false, false, false],
  ['instructor', false, true, true],
  ['ta', false, true, true],
  ['ssm', true, true, true],
  ['admin', true, true, true],
  ['cd', true, true, true],
  ['cm', false, false, true],
] as const)(
  'a career session offers what the role of %s may do [SESS-022, SESS-023, SESS-075, SESS-077, ATT-025]',
  async (role, edits, videos, table) => {
    const answer = detail(-3 * HOUR);
    const session = { ...answer.session, context: { id: 2, contextCode: 'career' } as const };
    app.signIn(enrollment(role), { sessionDetail: { ...answer, session } });
    const screen = await app.open('/sessions/9');
    await expect.element(screen.getByRole('heading', { level: 1, name: /Node Basics/ })).toBeVisible();
    const main = screen.getByRole('main');
    expect(main.getByRole('link', { name: 'Edit', exact: true }).elements()).toHaveLength(edits ? 1 : 0);
    expect(main.getByRole('button', { name: 'Delete', exact: true }).elements()).toHaveLength(edits ? 1 : 0);
    expect(main.getByRole('link', { name: 'Add Video Links' }).elements()).toHaveLength(videos ? 1 : 0);
    expect(main.getByRole('region', { name: 'Attendance' }).elements()).toHaveLength(table ? 1 : 0);
  },
);
