import { failure } from '#kernel/failure';

/** The catalogue outside does not answer, and nothing recent is kept. D-150 */
export const VIDEO_SERVICE_DOWN = failure(
  'VIDEO_SERVICE_DOWN',
  503,
  'The video service is not responding. Please try again in a moment.',
);

/** The refusals of the library to keep a playlist. */
export const PLAYLIST = {
  NAME_TAKEN: failure('PLAYLIST_NAME_TAKEN', 422, 'A playlist with this name already exists.'),
  TOO_MANY: failure('TOO_MANY_PLAYLISTS', 422, 'A university can have at most 50 playlists.'),
  UNKNOWN_VIDEO: failure(
    'UNKNOWN_VIDEO',
    422,
    'One of the videos is neither on YouTube nor among the clips of this installation.',
  ),
  TWICE: failure('VIDEO_LISTED_TWICE', 422, 'A playlist can list each video only once.'),
  CHANGED: failure(
    'PLAYLIST_CHANGED',
    409,
    'Someone else has changed this playlist in the meantime. Please reload it.',
  ),
} as const;
