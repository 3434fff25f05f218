import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CatalogueDown } from '#kernel/video-catalogue';
import { openYoutube, YOUTUBE_KEY, type FakeYoutube, type Mood } from '#testing/youtube';
import { youtubeCatalogue } from './youtube.ts';

let youtube: FakeYoutube;
const catalogue = (key = YOUTUBE_KEY, within?: number) => youtubeCatalogue({ apiUrl: youtube.apiUrl, key }, within);
/** Milliseconds after which nobody waits for an answer that never comes. */
const BRIEFLY = 200;
const many = Array.from({ length: 60 }, (_, at) => ({
  id: `video-${String(at).padStart(5, '0')}`,
  title: `Part ${at}`,
}));

beforeAll(async () => {
  youtube = await openYoutube();
});
afterAll(() => youtube.close());
beforeEach(() => {
  youtube.mood = 'well';
  youtube.playlists.clear();
  youtube.playlists.set('PLmany', many);
});

test('it asks for the largest page, 50 videos, and reads what a card shows [VID-007, VID-008]', async () => {
  const { answer, stale } = await catalogue().playlist('PLmany');
  expect(answer).toHaveLength(50);
  expect(stale).toBe(false);
  expect(answer?.[0]).toEqual({
    id: 'video-00000',
    title: 'Part 0',
    description: 'About Part 0',
    thumbnailUrl: 'https://i.ytimg.com/vi/video-00000/default.jpg',
    seconds: 245,
  });
});

test.each([
  ['PT20S', 20],
  ['PT4M', 240],
  ['PT1H2M5S', 3725],
  ['P1DT1S', 86_401],
  // a live stream
  ['P0D', null],
  ['soon', null],
])('a video of %s plays for %s seconds', async (duration, seconds) => {
  youtube.playlists.set('PLone', [{ id: 'aaaaaaaaaaa', title: 'One', duration }]);
  expect((await catalogue().playlist('PLone')).answer).toMatchObject([{ title: 'One', seconds }]);
});

test('what nobody can watch any more is left out', async () => {
  youtube.playlists.set('PLmixed', [
    { id: 'aaaaaaaaaaa', title: 'Private video', privacyStatus: 'private' },
    { id: 'bbbbbbbbbbb', title: 'Deleted video', privacyStatus: 'privacyStatusUnspecified' },
    { id: 'ccccccccccc', title: 'Unlisted', privacyStatus: 'unlisted' },
    { id: 'ddddddddddd', title: 'Open' },
  ]);
  const { answer } = await catalogue().playlist('PLmixed');
  expect(answer?.map(({ title }) => title)).toEqual(['Unlisted', 'Open']);
});

test('the details of a video; none where it is gone or may not be embedded [VID-009]', async () => {
  youtube.playlists.set('PLone', [
    { id: 'aaaaaaaaaaa', title: 'Open' },
    { id: 'bbbbbbbbbbb', title: 'Elsewhere only', embeddable: false },
  ]);
  expect((await catalogue().video('aaaaaaaaaaa')).answer).toMatchObject({ id: 'aaaaaaaaaaa', title: 'Open' });
  expect((await catalogue().video('bbbbbbbbbbb')).answer).toBeNull();
  expect((await catalogue().video('zzzzzzzzzzz')).answer).toBeNull();
});

test('an unknown playlist is none', async () => {
  expect((await catalogue().playlist('PLgone')).answer).toBeNull();
});

test.each<Mood>(['down', 'slow', 'garbage', 'other shape', 'huge', 'redirecting'])(
  'a service that is %s is down, and its key stands in no message',
  async (mood) => {
    youtube.mood = mood;
    const failed = await catalogue(YOUTUBE_KEY, mood === 'slow' ? BRIEFLY : undefined)
      .playlist('PLmany')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CatalogueDown);
    expect(String((failed as Error).stack)).not.toContain(YOUTUBE_KEY);
  },
);

test('so is one that refuses the key, and one that nobody reaches', async () => {
  await expect(catalogue('wrong').playlist('PLmany')).rejects.toBeInstanceOf(CatalogueDown);
  const nowhere = youtubeCatalogue({ apiUrl: 'http://127.0.0.1:1', key: YOUTUBE_KEY });
  await expect(nowhere.video('aaaaaaaaaaa')).rejects.toBeInstanceOf(CatalogueDown);
});
