import * as calls from '@bcs/contract/features/videos/calls';
import { PLAYLIST } from '@bcs/contract/features/videos/failures';
import { MOST_PLAYLISTS, refuseVideos } from '@bcs/contract/features/videos/playlist';
import { holdAlone } from '#database/hold-alone';
import { found, Refused, stopAt } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { findPlaylist, findPlaylists, findVideo } from './queries.ts';
import * as keeping from './queries-keeping.ts';
import { detailsOf, orDown, videoOf } from './watching.ts';

export const videoPlaylists = serve(calls.videoPlaylists, {
  run: async (_input, { db }) => ({ playlists: await findPlaylists(db) }),
});

export const videoPlaylistItems = serve(calls.videoPlaylistItems, {
  run: async ({ playlistId, maxResults }, { db, services: { catalogue } }) => {
    const { externalId, items } = found(await findPlaylist(db, Number(playlistId)));
    const told =
      externalId && catalogue ? await orDown(catalogue.playlist(externalId)) : { answer: items, stale: false };
    return { items: (told.answer ?? []).slice(0, Number(maxResults)), stale: told.stale };
  },
});

export const videoDetails = serve(calls.videoDetails, {
  run: async ({ videoId }, { db, now, services }) => {
    const video = await videoOf(await findVideo(db, videoId), videoId, services.catalogue);
    return detailsOf(found(video), services, now);
  },
});

export const playlist = serve(calls.playlist, {
  run: async ({ playlistId }, { db }) => ({ playlist: found(await keeping.findEditable(db, playlistId)) }),
});

/** Names and places are those of the whole library, so its changes come one after the other. */
const LIBRARY = 'library';
const conflicts = { a_playlist_name_is_unique: PLAYLIST.NAME_TAKEN };

export const savePlaylist = serve(calls.savePlaylist, {
  conflicts,
  run: async ({ enrollmentId: _own, playlistId, version, ...fields }, { db, viewer, now }) => {
    stopAt(refuseVideos(fields.videos));
    await holdAlone(db, LIBRARY);
    const before = playlistId === null ? undefined : found(await keeping.findEditable(db, playlistId));
    if (before && before.version !== version) throw new Refused(PLAYLIST.CHANGED);
    if (!before && (await keeping.countPlaylists(db)) >= MOST_PLAYLISTS) throw new Refused(PLAYLIST.TOO_MANY);
    const { id } = before ?? (await keeping.insertPlaylist(db, fields));
    if (before) await keeping.updatePlaylist(db, id, fields);
    await keeping.replaceVideos(db, id, fields.videos);
    const after = found(await keeping.findEditable(db, id));
    await keeping.remember(db, viewer, before ? 'playlist.change' : 'playlist.create', id, before, after, now);
    return { ...DONE, playlist: after };
  },
});

export const deletePlaylist = serve(calls.deletePlaylist, {
  run: async ({ playlistId }, { db, viewer, now }) => {
    await holdAlone(db, LIBRARY);
    const before = found(await keeping.findEditable(db, playlistId));
    await keeping.deletePlaylist(db, playlistId);
    await keeping.remember(db, viewer, 'playlist.delete', playlistId, before, undefined, now);
    return DONE;
  },
});

export const orderPlaylists = serve(calls.orderPlaylists, {
  run: async ({ playlistIds }, { db }) => {
    await holdAlone(db, LIBRARY);
    await keeping.orderPlaylists(db, playlistIds);
    return DONE;
  },
});
