import { expect, test } from 'vitest';
import {
  CLIPS,
  MOST_PLAYLISTS,
  MOST_VIDEOS,
  movedEntry,
  PLAYLIST_NAME_LENGTH,
  refuseVideos,
  VIDEO_DESCRIPTION_LENGTH,
  VIDEO_TITLE_LENGTH,
} from './playlist.ts';
import { PLAYLIST } from './failures.ts';
import { LIBRARY_LIMITS, playlistFields } from './model.ts';

const youtube = (videoId: string) => ({ videoId, source: 'youtube' }) as const;
const clip = (videoId: string) => ({ videoId, source: 'file' }) as const;

test('a playlist takes videos of YouTube and clips of ours, each once', () => {
  const known = CLIPS.map(({ id }) => clip(id));
  expect(refuseVideos([])).toBeNull();
  expect(refuseVideos([...known, youtube('pQN-pnXPaVg')])).toBeNull();
  expect(refuseVideos([youtube('pQN-pnXPaVg'), youtube('pQN-pnXPaVg')])).toBe(PLAYLIST.TWICE);
  for (const stranger of [clip('pQN-pnXPaVg'), clip('../../etc/passwd'), youtube('how-to-check-in'), youtube('')])
    expect(refuseVideos([...known, stranger])).toBe(PLAYLIST.UNKNOWN_VIDEO);
});

test('an entry moves to another place, and nowhere beyond the ends', () => {
  expect(movedEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedEntry(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(movedEntry(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});

test('forms and calls know the same bounds', () => {
  const video = { videoId: 'pQN-pnXPaVg', source: 'youtube', title: 'x', description: '' };
  const fits = (changed: object) => playlistFields.videos.safeParse([{ ...video, ...changed }]).success;
  expect(LIBRARY_LIMITS).toEqual({ videos: MOST_VIDEOS, playlists: MOST_PLAYLISTS });
  for (const [length, taken] of [
    [0, true],
    [1, false],
  ] as const) {
    expect(playlistFields.name.safeParse('x'.repeat(PLAYLIST_NAME_LENGTH + length)).success).toBe(taken);
    expect(fits({ title: 'x'.repeat(VIDEO_TITLE_LENGTH + length) })).toBe(taken);
    expect(fits({ description: 'x'.repeat(VIDEO_DESCRIPTION_LENGTH + length) })).toBe(taken);
    expect(playlistFields.videos.safeParse(Array.from({ length: MOST_VIDEOS + length }, () => video)).success).toBe(
      taken,
    );
  }
});
