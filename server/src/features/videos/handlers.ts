import * as calls from '@bcs/contract/features/videos/calls';
import { clipOf, MOST_PLAYLISTS, refuseVideos } from '@bcs/contract/features/videos/playlist';
import { PLAYLIST } from '@bcs/contract/features/videos/failures';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { findPlaylist, findPlaylists, findVideo } from './queries.ts';
import * as keeping from './queries-keeping.ts';
import { detailsOf, refuseIfDown, getVideo } from './watching.ts';

export const videoPlaylists = defineHandler(calls.videoPlaylists, async (_input, { db, viewer }) => ({
  playlists: await findPlaylists(db, viewer),
}));

export const videoPlaylistItems = defineHandler(
  calls.videoPlaylistItems,
  async ({ playlistId, maxResults }, { db, viewer, services: { catalogue } }) => {
    const { externalId, items } = orNotFound(await findPlaylist(db, viewer, Number(playlistId)));
    const found =
      externalId && catalogue
        ? await refuseIfDown(catalogue.playlist(externalId))
        : { answer: items.map((item) => ({ ...item, seconds: clipOf(item.id)?.seconds ?? null })), stale: false };
    return { items: (found.answer ?? []).slice(0, Number(maxResults)), stale: found.stale };
  },
);

export const videoDetails = defineHandler(calls.videoDetails, async ({ videoId }, { db, viewer, now, services }) => {
  const video = await getVideo(await findVideo(db, viewer, videoId), videoId, services.catalogue);
  return detailsOf(orNotFound(video), services, now);
});

export const playlist = defineHandler(calls.playlist, async ({ playlistId }, { db, viewer }) => ({
  playlist: orNotFound(await keeping.findEditable(db, viewer.universityId, playlistId)),
}));

const conflicts = { a_playlist_name_is_unique: PLAYLIST.NAME_TAKEN };

export const savePlaylist = defineHandler(calls.savePlaylist, {
  conflicts,
  run: async ({ enrollmentId: _own, playlistId, version, ...fields }, { db, viewer, now }) => {
    throwIf(refuseVideos(fields.videos));
    await keeping.lockLibrary(db, viewer.universityId);
    const owner = viewer.universityId;
    const before = playlistId === null ? undefined : orNotFound(await keeping.findEditable(db, owner, playlistId));
    if (before && before.version !== version) throw new RefusalError(PLAYLIST.CHANGED);
    if (!before && (await keeping.countPlaylists(db, owner)) >= MOST_PLAYLISTS)
      throw new RefusalError(PLAYLIST.TOO_MANY);
    if (await keeping.isInstallationPlaylist(db, fields.name)) throw new RefusalError(PLAYLIST.NAME_TAKEN);
    return { ...DONE, playlist: await keeping.storePlaylist(db, viewer, before, fields, now) };
  },
});

export const deletePlaylist = defineHandler(calls.deletePlaylist, async ({ playlistId }, { db, viewer, now }) => {
  await keeping.lockLibrary(db, viewer.universityId);
  const before = orNotFound(await keeping.findEditable(db, viewer.universityId, playlistId));
  await keeping.removePlaylist(db, viewer, before, now);
});

export const orderPlaylists = defineHandler(calls.orderPlaylists, async ({ playlistIds }, { db, viewer }) => {
  await keeping.lockLibrary(db, viewer.universityId);
  await keeping.orderPlaylists(db, viewer.universityId, playlistIds);
});
