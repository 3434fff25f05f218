import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { keepLibrary, watchLibrary } from './abilities.ts';
import { PLAYLIST, VIDEO_SERVICE_DOWN } from './failures.ts';
import { EditablePlaylist, LIBRARY_LIMITS, Playlist, playlistFields, PlaylistItem, VideoDetails } from './model.ts';

const ownEnrollment = { by: 'own-enrollment', field: 'enrollmentId' } as const;
const mine = { enrollmentId: id() };

export const videoPlaylists = call('GET /broker/videoPlaylists', {
  shows: ['playlists'],
  summary: 'Lists the playlists of the installation and of the universities of the caller, in their order',
  input: z.strictObject({}),
  output: z.object({ playlists: z.array(Playlist) }),
  scope: { by: 'account' },
  allow: watchLibrary,
});

export const videoPlaylistItems = call('GET /broker/videoPlaylistItems', {
  shows: ['playlists'],
  summary:
    'The videos of a playlist, at most 50; stale when the video service did not answer and an older list is shown',
  input: z.strictObject({
    playlistId: z.string().regex(/^[1-9]\d{0,8}$/),
    maxResults: z
      .string()
      .regex(/^([1-9]|[1-4]\d|50)$/, `Ask for 1 to ${LIBRARY_LIMITS.videos} videos.`)
      .default(String(LIBRARY_LIMITS.videos)),
  }),
  output: z.object({ items: z.array(PlaylistItem).max(LIBRARY_LIMITS.videos), stale: z.boolean() }),
  scope: { by: 'account' },
  allow: watchLibrary,
  fails: [VIDEO_SERVICE_DOWN],
});

export const videoDetails = call('GET /broker/videoDetails', {
  shows: ['playlists'],
  summary: 'A video of the library with what its player needs',
  input: z.strictObject({ videoId: z.string().regex(/^[\w-]{1,64}$/) }),
  output: VideoDetails,
  scope: { by: 'account' },
  allow: watchLibrary,
  fails: [VIDEO_SERVICE_DOWN],
});

export const playlist = call('POST /broker/playlist', {
  shows: ['playlists'],
  summary: 'Shows a playlist of the university for the admins who edit it',
  input: z.strictObject({ ...mine, playlistId: id() }),
  output: z.object({ playlist: EditablePlaylist }),
  scope: ownEnrollment,
  allow: keepLibrary,
});

export const savePlaylist = call('POST /broker/savePlaylist', {
  changes: ['playlists'],
  summary: 'Creates a playlist of the university, or replaces one with all its videos',
  input: z.strictObject({
    ...mine,
    /** The playlist to replace; null creates one. */
    playlistId: id().nullable(),
    /** The version that the caller saw; 0 for a new one. */
    version: count(),
    ...playlistFields,
  }),
  output: z.object({ success: z.literal(true), playlist: EditablePlaylist }),
  scope: ownEnrollment,
  allow: keepLibrary,
  fails: Object.values(PLAYLIST),
});

export const deletePlaylist = call('POST /broker/deletePlaylist', {
  changes: ['playlists'],
  summary: 'Deletes a playlist of the university; its videos stay in other playlists',
  input: z.strictObject({ ...mine, playlistId: id() }),
  scope: ownEnrollment,
  allow: keepLibrary,
});

export const orderPlaylists = call('POST /broker/orderPlaylists', {
  changes: ['playlists'],
  summary: 'Puts the playlists of the university in this order; those not named come last',
  input: z.strictObject({ ...mine, playlistIds: z.array(id()).min(1).max(LIBRARY_LIMITS.playlists) }),
  scope: ownEnrollment,
  allow: keepLibrary,
});
