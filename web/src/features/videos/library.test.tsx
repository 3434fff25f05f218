import { expect, test } from 'vitest';
import type { PlaylistItem } from '@bcs/contract/features/videos/model';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const playlists = ['Getting Started', 'Study Skills', 'Onboarding'].map((name, at) => ({
  id: at + 1,
  name,
  onboarding: name === 'Onboarding',
  universityId: null,
}));
const video = (id: string, change: Partial<PlaylistItem> = {}): PlaylistItem => ({
  id,
  title: `Film ${id}`,
  description: '',
  thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  seconds: null,
  ...change,
});
const list = (...items: PlaylistItem[]) => ({ items, stale: false });
// not asked again by itself, so that the test need not wait for it
const busy = refuse(429, 'RATE_LIMITED');
const NOT_LOADED =
  'Sorry, there was an error loading videos. Please refresh the page. If the problem persists please reach out to BCS Support';

test('a list that fails takes no other with it, and can be asked for again [SESS-102]', async () => {
  let up = false;
  app.signIn(enrollment(), {
    videoPlaylists: { playlists },
    videoPlaylistItems: ({ playlistId }) => (playlistId === '1' || up ? list(video(`of-list-${playlistId}`)) : busy),
  });
  const screen = await app.open('/videos');
  await expect.element(screen.getByRole('link', { name: 'Film of-list-1' })).toBeVisible();
  const second = screen.getByRole('region', { name: 'Study Skills' });
  await expect.element(second.getByText(NOT_LOADED)).toBeVisible();
  up = true;
  await second.getByRole('button', { name: 'Try again' }).click();
  await expect.element(second.getByRole('link', { name: 'Film of-list-2' })).toBeVisible();
  // videos for the first days have a separate page, so they are not fetched here
  expect(
    broker.sentTo('videoPlaylistItems').every(({ input }) => (input as { playlistId: string }).playlistId !== '3'),
  ).toBe(true);
});

test('an old list says that it is old, and no picture is fetched from elsewhere', async () => {
  app.signIn(enrollment(), {
    videoPlaylists: { playlists: playlists.slice(0, 1) },
    videoPlaylistItems: { items: [video('a'), video('b', { thumbnailUrl: '/clips/b.webp' })], stale: true },
  });
  const screen = await app.open('/videos');
  await expect.element(screen.getByText(/This list may be out of date\./)).toBeVisible();
  expect([...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/clips/b.webp',
  ]);
});

test('a card says how long its video plays, where that is known', async () => {
  app.signIn(enrollment(), {
    videoPlaylists: { playlists: playlists.slice(0, 1) },
    videoPlaylistItems: list(video('a', { seconds: 7325 }), video('b')),
  });
  const screen = await app.open('/videos');
  await expect.element(screen.getByRole('link', { name: 'Film b' })).toBeVisible();
  await expect.element(screen.getByText('2 hours 2 minutes')).toBeInTheDocument();
  expect([...document.querySelectorAll('[data-length]')].map((each) => each.getAttribute('data-length'))).toEqual([
    '2:02:05',
  ]);
});

test('a filter that means nothing shows all; keepers find the way to the playlists, others do not', async () => {
  const answers = { videoPlaylists: { playlists }, videoPlaylistItems: list(video('a')) };
  app.signIn(enrollment('admin'), answers);
  const screen = await app.open('/videos?playlist=Nothing');
  await expect.element(screen.getByRole('combobox', { name: 'Playlist' })).toHaveValue('');
  await expect.element(screen.getByRole('region', { name: 'Study Skills' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Manage Playlists' })).toBeVisible();
});

test('a library and a first page without any playlist say so [VID-003, VID-012]', async () => {
  app.signIn(enrollment('ssm'), { videoPlaylists: { playlists: [] } });
  const screen = await app.open('/videos');
  await expect.element(screen.getByText(/^No videos were found to display in the library\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Manage Playlists' })).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Onboarding Videos' }).click();
  await expect.element(screen.getByText('There are no onboarding videos yet.')).toBeVisible();
});

test.each(['/videos', '/videos/onboarding'])(
  '%s says when there are no lists to be had, and tries again [SESS-102]',
  async (page) => {
    app.signIn(enrollment(), { videoPlaylists: busy, videoPlaylistItems: list(video('a')) });
    const screen = await app.open(page);
    await expect.element(screen.getByText(NOT_LOADED)).toBeVisible();
    broker.answers.videoPlaylists = { playlists };
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Film a' }).first()).toBeVisible();
  },
);

test('a video that does not load says so, and can be asked for again [VID-010]', async () => {
  app.signIn(enrollment(), { videoDetails: busy });
  const screen = await app.open('/videos/watch/a');
  await expect
    .element(
      screen.getByText(
        'There was an error fetching the details for this video. Try refreshing the page. If the problem persists, reach out to support',
      ),
    )
    .toBeVisible();
  broker.answers.videoDetails = {
    id: 'a',
    title: 'Film a',
    description: '',
    player: 'frame',
    embedUrl: 'about:blank#a',
    pageUrl: null,
  } as never;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Film a');
});
