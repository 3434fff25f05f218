import { failure } from '#kernel/failure';

/** The refusal if the external catalogue does not respond and nothing recent is stored. D-150 */
export const VIDEO_SERVICE_DOWN = failure(503, {
  VIDEO_SERVICE_DOWN: 'The video service is not responding. Please try again in a moment.',
});

/** The reasons why a playlist cannot be saved. */
export const PLAYLIST = {
  NAME_TAKEN: failure(422, { PLAYLIST_NAME_TAKEN: 'A playlist with this name already exists.' }),
  TOO_MANY: failure(422, { TOO_MANY_PLAYLISTS: 'A university can have at most 50 playlists.' }),
  UNKNOWN_VIDEO: failure(422, {
    UNKNOWN_VIDEO: 'One of the videos is neither on YouTube nor among the clips of this installation.',
  }),
  TWICE: failure(422, { VIDEO_LISTED_TWICE: 'A playlist can list each video only once.' }),
  CHANGED: failure(409, {
    PLAYLIST_CHANGED: 'Someone else has changed this playlist in the meantime. Please reload it.',
  }),
} as const;
