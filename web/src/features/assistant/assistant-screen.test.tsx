import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const OFFLINE = { online: false, unreadCount: 0, hasConversation: false, externalUrl: null };

test('the assistant shows where the class speaks of a question, and leads there [CHAT-004]', async () => {
  app.signIn(enrollment(), {
    searchMaterial: ({ question }) => ({
      found:
        question === 'deploy'
          ? [
              {
                kind: 'session',
                id: 9,
                title: 'HTTP Servers',
                excerpt: 'How to \uE000deploy\uE001 one',
                date: '2026-03-11T22:30:00.000Z',
              },
            ]
          : [],
    }),
  });
  const screen = await app.open('/assistant');
  const box = screen.getByRole('searchbox', { name: 'Your question' });
  await box.fill('deploy');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'HTTP Servers' })).toHaveAttribute('href', '/sessions/9');
  await expect.element(screen.getByText('deploy', { exact: true })).toBeVisible();
  await box.fill('nothing of this');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/Nothing in your class speaks of this/)).toBeVisible();
});

test('the bubble offers it where the cohort has one [CHAT-004]', async () => {
  app.signIn(enrollment(), { chatStatus: OFFLINE, askBcsDeepLink: { deepLink: 'http://localhost:3000/assistant' } });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const link = screen.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Learning Assistant' });
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('the bubble hides it where the cohort has none [CHAT-004]', async () => {
  app.signIn(enrollment(), { chatStatus: OFFLINE, askBcsDeepLink: { deepLink: null } });
  const screen = await app.open('/videos');
  await screen.getByRole('button', { name: 'Chat and help' }).click();
  const panel = screen.getByRole('dialog', { name: 'Help' });
  await expect.element(panel.getByText('Offline')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Learning Assistant' })).not.toBeInTheDocument();
});

test.each([
  ['/assistant', 'light'],
  ['/assistant?q=deploy', 'light'],
  ['/assistant?q=deploy', 'dark'],
] as const)('%s keeps nobody out, in the %s theme', async (path, theme) => {
  const date = '2026-03-11T22:30:00.000Z';
  const found = (['session', 'assignment', 'announcement'] as const).map((kind, place) => ({
    kind,
    id: place + 1,
    title: `About deploying ${place}`,
    excerpt: 'How to \uE000deploy\uE001 <b>one</b>',
    date,
  }));
  app.signIn(enrollment(), { searchMaterial: { found } });
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .element(screen.getByText(path === '/assistant' ? /^Ask in your own words/ : 'About deploying 2'))
    .toBeVisible();
  expect(document.querySelectorAll('main b')).toHaveLength(0);
  expect(await axeFindings(theme)).toEqual([]);
});
