import type { Failure } from '#kernel/failure';
import { PLAYLIST } from './failures.ts';
import { isYoutubeId } from './youtube-address.ts';

/** A short film that is part of the product and plays without any other server. */
export interface Clip {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly seconds: number;
}

/** All clips; `npm run clips` films them. */
export const CLIPS: readonly Clip[] = [
  {
    id: 'welcome-to-bootcamp-square',
    title: 'Welcome to Bootcamp Square',
    description: 'A twenty-second tour of the dashboard, sessions, coursework and grades.',
    seconds: 20,
  },
  {
    id: 'how-to-check-in',
    title: 'How to Check In',
    description: 'Three steps before each class, and what to do when you are not on campus.',
    seconds: 20,
  },
];

/** The clip with an id, if there is one. */
export const clipOf = (id: string): Clip | undefined => CLIPS.find((clip) => clip.id === id);

/** The first scene of a clip, as a picture. */
export const posterOf = ({ id }: Pick<Clip, 'id'>): string => `/clips/${id}.webp`;

/** The largest number of videos of a playlist. VID-008, D-150 */
export const MOST_VIDEOS = 50;
/** The largest number of playlists of a university, and of the installation. D-207 */
export const MOST_PLAYLISTS = 50;
export const PLAYLIST_NAME_LENGTH = 100;
export const VIDEO_TITLE_LENGTH = 200;
export const VIDEO_DESCRIPTION_LENGTH = 1000;

/** The source of a video: a clip of the product, or YouTube. */
export type VideoSource = 'file' | 'youtube';

export interface PlaylistVideo {
  readonly videoId: string;
  readonly source: VideoSource;
}

/** Tells whether a video with this id can exist. */
export const isVideo = ({ videoId, source }: PlaylistVideo): boolean =>
  source === 'file' ? clipOf(videoId) !== undefined : isYoutubeId(videoId);

/** Tells why a list of videos cannot be saved, or null. */
export function refuseVideos(videos: readonly PlaylistVideo[]): Failure | null {
  if (!videos.every(isVideo)) return PLAYLIST.UNKNOWN_VIDEO;
  return new Set(videos.map(({ videoId }) => videoId)).size === videos.length ? null : PLAYLIST.TWICE;
}

/** Returns a copy of the list with one entry moved to another index; unchanged if there is no such index. */
export function movedEntry<Thing>(list: readonly Thing[], from: number, to: number): readonly Thing[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
