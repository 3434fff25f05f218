import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { HOUR, plus, SECOND } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { testServices } from '#testing/services';
import { clientOf, type Client } from '#testing/client';
import { openYoutube, YOUTUBE_KEY, type FakeYoutube } from '#testing/youtube';
import { ANCHOR, useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
const { ids } = world;
const LINKED = 'PL0123456789';
const PLAYLIST = String(ids.playlist);
const LISTED_VIDEOS = [
  { id: 'aaaaaaaaaaa', title: 'Now on YouTube' },
  { id: 'bbbbbbbbbbb', title: 'Part two' },
];
let youtube: FakeYoutube;
let app: FastifyInstance;
let maya: Client;

beforeAll(async () => {
  youtube = await openYoutube();
});
afterAll(() => youtube.close());

/** A server with an empty cache whose playlist is on YouTube. */
beforeEach(async () => {
  youtube.mood = 'well';
  youtube.asked.length = 0;
  youtube.playlists.set(LINKED, LISTED_VIDEOS);
  world.at(ANCHOR);
  await world.db.run(sql`delete from catalogue_answers`);
  await world.db.run(sql`update playlists set external_id = ${LINKED} where id = ${ids.playlist}`);
  const services = testServices(world.db, () => world.now, { youtube: { apiUrl: youtube.apiUrl, key: YOUTUBE_KEY } });
  app = await buildApp(services, { limited: false });
  maya = clientOf(
    () => app,
    () => world.tokenOf('student'),
  );
  return () => app.close();
});

const list = () => maya.call('videoPlaylistItems', { playlistId: PLAYLIST });
const watch = (videoId: string) => maya.call('videoDetails', { videoId });

test('a playlist on YouTube is shown as it is there, at most 50 of it [VID-007, VID-008, D-150]', async () => {
  const { body } = await list();
  expect(body.items.map(({ title }) => title)).toEqual(['Now on YouTube', 'Part two']);
  expect(body.stale).toBe(false);
  const one = await maya.call('videoPlaylistItems', { playlistId: PLAYLIST, maxResults: '1' });
  expect(one.body.items).toHaveLength(1);
});

test('the same server without a key, or another playlist, shows the list that is kept here [D-150]', async () => {
  const { body } = await world.as('student').call('videoPlaylistItems', { playlistId: PLAYLIST });
  expect(body.items[0]?.title).toBe('Welcome to Bootcamp Square');
  await maya.call('videoPlaylistItems', { playlistId: String(ids.onboardingPlaylist) });
  expect(youtube.asked).toEqual([]);
});

test('within an hour it is asked once, also by many at the same time', async () => {
  await Promise.all([list(), list(), list()]);
  world.at(plus(ANCHOR, HOUR - SECOND));
  await list();
  expect(youtube.asked).toEqual([`playlistItems ${LINKED}`, 'videos aaaaaaaaaaa,bbbbbbbbbbb']);
  world.at(plus(ANCHOR, HOUR));
  await list();
  expect(youtube.asked).toHaveLength(4);
});

test('while it is away the last list is shown for a day and says that it is old', async () => {
  await list();
  youtube.mood = 'down';
  world.at(plus(ANCHOR, 24 * HOUR - SECOND));
  expect((await list()).body).toMatchObject({ stale: true, items: [{ title: 'Now on YouTube' }, {}] });
  world.at(plus(ANCHOR, 24 * HOUR));
  const { status, body } = await list();
  expect([status, body.errorCode]).toEqual([503, 'VIDEO_SERVICE_DOWN']);
});

test('after five failures it is left alone for half a minute', async () => {
  youtube.mood = 'garbage';
  for (let time = 0; time < 8; time++) expect((await list()).status).toBe(503);
  expect(youtube.asked).toHaveLength(5);
  youtube.mood = 'well';
  world.at(plus(ANCHOR, 29 * SECOND));
  expect((await list()).status).toBe(503);
  world.at(plus(ANCHOR, 30 * SECOND));
  expect((await list()).status).toBe(200);
});

test('a video outside can be watched when a playlist lists it, and only then [VID-009]', async () => {
  const { status, body } = await watch('bbbbbbbbbbb');
  expect([status, body.embedUrl, body.title]).toEqual([
    200,
    'https://www.youtube-nocookie.com/embed/bbbbbbbbbbb',
    'Part two',
  ]);
  youtube.playlists.set('PLsomebodyelses', [{ id: 'ccccccccccc', title: 'Not ours' }]);
  youtube.asked.length = 0;
  expect((await watch('ccccccccccc')).status).toBe(404);
  expect(youtube.asked).toEqual([]);
});

test('a video that was taken away, or may not be embedded, is not there', async () => {
  youtube.playlists.set(LINKED, [{ id: 'ddddddddddd', title: 'Elsewhere only', embeddable: false }]);
  expect((await watch('ddddddddddd')).status).toBe(404);
});

test('a list that cannot be had hides no video of another, and whether a video is there at all is then not known', async () => {
  await world.db.run(sql`update playlists set external_id = 'PLgone456789' where id = ${ids.onboardingPlaylist}`);
  youtube.playlists.set('PLgone456789', [{ id: 'eeeeeeeeeee', title: 'In the other list' }]);
  await maya.call('videoPlaylistItems', { playlistId: String(ids.onboardingPlaylist) });
  await watch('eeeeeeeeeee');
  // the first list was removed and YouTube is down; the cache of the other one still helps
  await world.db.run(sql`delete from catalogue_answers where key = ${`playlist/${LINKED}`}`);
  youtube.mood = 'down';
  expect((await watch('eeeeeeeeeee')).body.title).toBe('In the other list');
  expect((await watch('aaaaaaaaaaa')).status).toBe(503);
  await world.db.run(sql`update playlists set external_id = null where id = ${ids.onboardingPlaylist}`);
});
