import { describe, expect, test } from 'vitest';
import { useWorld } from '#testing/world';
import { IDS, type DemoName } from '#database/seed/ids';

const world = useWorld();
const items = (who: DemoName, playlistId: number | string, more: object = {}) =>
  world.as(who).call('videoPlaylistItems', { playlistId: String(playlistId), ...more });
const details = (videoId: string) => world.as('student').call('videoDetails', { videoId });

test('the playlists stand in their order; those for the first days are marked [VID-003, VID-005, D-151]', async () => {
  const { body } = await world.as('student').call('videoPlaylists');
  expect(body.playlists.map(({ name, onboarding }) => [name, onboarding])).toEqual([
    ['Getting Started', false],
    ['Study Skills', false],
    ['Technical Basics', false],
    ['Career Services', false],
    ['Onboarding', true],
    ['Northfield Campus', false],
  ]);
});

describe('the videos of a playlist [VID-007]', () => {
  test('are the same for everybody who is signed in, with or without a class', async () => {
    const mine = await items('student', IDS.playlist);
    expect(mine.body.items.map(({ id }) => id)).toEqual([
      'welcome-to-bootcamp-square',
      'how-to-check-in',
      'pQN-pnXPaVg',
      'zJSY8tbf_ys',
    ]);
    for (const who of ['lakesideStudent', 'nobody', 'cm'] as const)
      expect((await items(who, IDS.playlist)).body).toEqual(mine.body);
    expect((await world.anonymous.call('videoPlaylistItems', { playlistId: '1' })).status).toBe(401);
  });
  test('are 50 at most; who asks for fewer gets fewer, who asks for more is refused [VID-008]', async () => {
    expect((await items('student', IDS.playlist, { maxResults: '2' })).body.items).toHaveLength(2);
    expect((await items('student', IDS.playlist, { maxResults: '50' })).status).toBe(200);
    for (const maxResults of ['51', '0', '-1', '1e1', '050', ''])
      expect((await items('student', IDS.playlist, { maxResults })).status).toBe(422);
  });
  test('of an unknown playlist are none of ours', async () => {
    expect((await items('student', 999)).status).toBe(404);
    expect((await items('student', '1 or 1=1')).status).toBe(422);
  });
});

describe('the details of a video [VID-009]', () => {
  test('of YouTube: the player without cookies, and its own page', async () => {
    expect((await details('pQN-pnXPaVg')).body).toMatchObject({
      title: 'HTML Full Course',
      player: 'frame',
      embedUrl: 'https://www.youtube-nocookie.com/embed/pQN-pnXPaVg',
      pageUrl: 'https://www.youtube.com/watch?v=pQN-pnXPaVg',
      sources: [],
      captionsUrl: null,
    });
  });
  test('of a clip: its forms and captions on our own server', async () => {
    const { body } = await details('how-to-check-in');
    expect(body).toMatchObject({ title: 'How to Check In', player: 'clip', pageUrl: null });
    expect(body.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    for (const url of [body.embedUrl, body.captionsUrl, ...body.sources.map((source) => source.url)])
      expect(url).toMatch(/^\/files\/clips\/how-to-check-in\.(webm|mp4|vtt)\?ticket=[\w-]+$/);
  });
  test('of what the library does not list are not there, wherever else it may be', async () => {
    for (const videoId of ['dQw4w9WgXcQ', 'nothing-here']) expect((await details(videoId)).status).toBe(404);
    expect((await details('../x')).status).toBe(422);
  });
});
