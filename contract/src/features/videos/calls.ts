import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id, mistake } from '#kernel/schema';
import { keepLibrary, watchLibrary } from './abilities.ts';
import { PLAYLIST, VIDEO_SERVICE_DOWN } from './failures.ts';
import { EditablePlaylist, LIBRARY_LIMITS, Playlist, playlistFields, PlaylistItem, VideoDetails } from './model.ts';

const keeping = { scope: 'own-enrollment', allow: keepLibrary } as const;
const watching = { scope: 'account', allow: watchLibrary } as const;
const mine = { enrollmentId: id() };

export const videoPlaylists = call('GET /broker/videoPlaylists', {
  ...watching,
  shows: ['playlists'],
  summary: 'Lists the playlists of the installation and of the universities of the caller, in their order',
  output: { playlists: z.array(Playlist) },
});

export const videoPlaylistItems = call('GET /broker/videoPlaylistItems', {
  ...watching,
  shows: ['playlists'],
  summary:
    'The videos of a playlist, at most 50; stale when the video service did not answer and an older list is shown',
  input: {
    playlistId: z.string().regex(/^[1-9]\d{0,8}$/),
    maxResults: z
      .string()
      .regex(
        /^([1-9]|[1-4]\d|50)$/,
        mistake({ WRONG_NUMBER_OF_VIDEOS: `Ask for 1 to ${LIBRARY_LIMITS.videos} videos.` }),
      )
      .default(String(LIBRARY_LIMITS.videos)),
  },
  output: { items: z.array(PlaylistItem).max(LIBRARY_LIMITS.videos), stale: z.boolean() },
  fails: [VIDEO_SERVICE_DOWN],
});

export const videoDetails = call('GET /broker/videoDetails', {
  ...watching,
  shows: ['playlists'],
  summary: 'A video of the library with what its player needs',
  input: { videoId: z.string().regex(/^[\w-]{1,64}$/) },
  output: VideoDetails,
  fails: [VIDEO_SERVICE_DOWN],
});

export const playlist = call('POST /broker/playlist', {
  ...keeping,
  shows: ['playlists'],
  summary: 'Shows a playlist of the university for the admins who edit it',
  input: { ...mine, playlistId: id() },
  output: { playlist: EditablePlaylist },
});

export const savePlaylist = call('POST /broker/savePlaylist', {
  ...keeping,
  changes: ['playlists'],
  summary: 'Creates a playlist of the university, or replaces one with all its videos',
  input: {
    ...mine,
    /** The playlist to replace; null creates one. */
    playlistId: id().nullable(),
    /** The version that the caller saw; 0 for a new one. */
    version: count(),
    ...playlistFields,
  },
  output: { success: z.literal(true), playlist: EditablePlaylist },
  fails: Object.values(PLAYLIST),
});

export const deletePlaylist = call('POST /broker/deletePlaylist', {
  ...keeping,
  changes: ['playlists'],
  summary: 'Deletes a playlist of the university; its videos stay in other playlists',
  input: { ...mine, playlistId: id() },
});

export const orderPlaylists = call('POST /broker/orderPlaylists', {
  ...keeping,
  changes: ['playlists'],
  summary: 'Puts the playlists of the university in this order; those not named come last',
  input: { ...mine, playlistIds: z.array(id()).min(1).max(LIBRARY_LIMITS.playlists) },
});
