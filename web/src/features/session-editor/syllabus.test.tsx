import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Output } from '#lib/api.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import { exchangeTopics, mergedTopics, toTopics } from './topics.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

type Listed = Output<'adminSessions'>['sessions'][number];
const session = (id: number, name: string, day: string, rest: Partial<Listed> = {}): Listed => ({
  id,
  name,
  chapter: id,
  shortDescription: `About ${name}`,
  version: 1,
  category: 'class',
  startTime: `${day}T23:30:00.000Z`,
  endTime: `${day}T23:45:00.000Z`,
  room: null,
  cancelled: false,
  ...rest,
});

test('topics move up and down among the dates, by the keyboard alone and on a phone, and only what changed is saved [ADM-089, ADM-128]', async () => {
  await page.viewport(390, 844);
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminSessions: {
      course: {
        id: 9,
        code: 'NU-9',
        name: 'Nine',
        university: 'N',
        timeZone: 'America/New_York',
        startDay: '2026-03-02',
        endDay: '2026-03-20',
        holidays: [],
        rooms: [],
      },
      sessions: [
        session(1, 'Objects', '2026-03-03'),
        session(2, 'Arrays', '2026-03-05'),
        session(3, 'Loops', '2026-03-10'),
        session(4, 'A workshop', '2026-03-11', { category: 'career-workshop' }),
        session(5, 'Gone', '2026-03-12', { cancelled: true }),
      ],
      deleted: [],
      mayEdit: true,
    },
    saveSyllabus: { success: true, changed: 2 },
  });
  const screen = await app.open('/admin/classes/9/syllabus');
  await expect.element(screen.getByRole('heading', { name: 'Week 2' })).toBeVisible();
  expect(screen.getByText('A workshop').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Move up: Objects' })).toBeDisabled();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  screen.getByRole('button', { name: 'Move down: Arrays' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Save 2 sessions' }).click();
  await expect
    .poll(() => broker.sentTo('saveSyllabus')[0]?.input)
    .toEqual({
      courseId: 9,
      topics: [
        { sessionId: 2, version: 1, from: 3, name: 'Loops', chapter: 2, shortDescription: 'About Loops' },
        { sessionId: 3, version: 1, from: 2, name: 'Arrays', chapter: 3, shortDescription: 'About Arrays' },
      ],
      tells: false,
    });
  await page.viewport(1280, 800);
});

test('what was written is kept among the sessions as they stand, and what somebody else changed is a choice [ADM-089, ADM-115]', () => {
  const stands = toTopics([session(1, 'Objects', '2026-03-03'), session(2, 'Arrays', '2026-03-05', { version: 2 })]);
  const written = exchangeTopics(
    toTopics([session(1, 'Objects', '2026-03-03'), session(2, 'Arrays', '2026-03-05')]),
    0,
    1,
  );
  expect(mergedTopics(written, stands).map(({ name, version }) => [name, version])).toEqual([
    ['Arrays', 1],
    ['Objects', 1],
  ]);
  // the second no longer takes place: the first has its own topic again
  expect(mergedTopics(written, stands.slice(0, 1))).toEqual(stands.slice(0, 1));
  expect(mergedTopics(written.slice(0, 1), stands)[1]).toEqual(stands[1]);
});
