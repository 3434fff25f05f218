import sql from 'sql-template-tag';
import type { Playlist, PlaylistItem } from '@bcs/contract/features/videos/model';
import type { VideoSource } from '@bcs/contract/features/videos/playlist';
import type { Db } from '#database/db';

/** The playlists in their order. */
export const findPlaylists = (db: Db): Promise<Playlist[]> =>
  db.many<Playlist>(sql`select id, name, onboarding from playlists order by position, id`);

export interface StoredPlaylist {
  readonly externalId: string | null;
  readonly items: readonly PlaylistItem[];
}

/** A playlist with the videos that are listed here. */
export const findPlaylist = (db: Db, id: number): Promise<StoredPlaylist | undefined> =>
  db.maybe<StoredPlaylist>(sql`
    select p.external_id as "externalId", coalesce((
      select json_agg(json_build_object(
        'id', v.video_id, 'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url) order by v.position, v.id)
      from library_videos v where v.playlist_id = p.id), '[]') as items
    from playlists p where p.id = ${id}`);

export interface StoredVideo extends PlaylistItem {
  readonly source: VideoSource;
}

/** Where a video is looked for: as it is listed here, and which playlists lie outside. */
export interface Whereabouts {
  readonly video: StoredVideo | null;
  readonly externalIds: readonly string[];
}

/** Finds a video in the library. A video may stand in several playlists: the first one describes it. */
export const findVideo = (db: Db, videoId: string): Promise<Whereabouts> =>
  db.one<Whereabouts>(sql`
    select
      (select json_build_object('id', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url)
        from library_videos v join playlists p on p.id = v.playlist_id
        where v.video_id = ${videoId} order by p.position, p.id limit 1) as video,
      array(select p.external_id from playlists p where p.external_id is not null order by p.position, p.id) as "externalIds"`);
