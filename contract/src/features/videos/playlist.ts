import type { Failure } from '#kernel/failure';
import { clipOf } from './clips.ts';
import { PLAYLIST } from './failures.ts';
import { isYoutubeId } from './youtube-address.ts';

/** How many videos a playlist shows. VID-008, D-150 */
export const MOST_VIDEOS = 50;
/** How many playlists a university keeps, and the installation. D-207 */
export const MOST_PLAYLISTS = 50;
export const PLAYLIST_NAME_LENGTH = 100;
export const VIDEO_TITLE_LENGTH = 200;
export const VIDEO_DESCRIPTION_LENGTH = 1000;

/** Where a video lies: a clip of ours, or YouTube. */
export type VideoSource = 'file' | 'youtube';

export interface Listed {
  readonly videoId: string;
  readonly source: VideoSource;
}

/** Whether there can be such a video at all. */
export const isVideo = ({ videoId, source }: Listed): boolean =>
  source === 'file' ? clipOf(videoId) !== undefined : isYoutubeId(videoId);

/** Why a list of videos cannot be kept, or null. */
export function refuseVideos(videos: readonly Listed[]): Failure | null {
  if (!videos.every(isVideo)) return PLAYLIST.UNKNOWN_VIDEO;
  return new Set(videos.map(({ videoId }) => videoId)).size === videos.length ? null : PLAYLIST.TWICE;
}

/** The same list with one entry moved by a place; unchanged at the ends. */
export function moved<Thing>(list: readonly Thing[], at: number, by: -1 | 1): readonly Thing[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, one);
}
