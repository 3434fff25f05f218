import type { Playlist, PlaylistItem } from '@bcs/contract/features/videos/model';
import type { VideoSource } from '@bcs/contract/features/videos/playlist';
import type { Account } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';

/**
 * Tells whether playlist `p` belongs to the installation, or to a university in which the account has a class. D-207
 */
const isReadBy = (accountId: number) => sql`
  (p.university_id is null or exists (
    select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.university_id = p.university_id))`;

/** The order of playlists: those of the installation first. */
const ORDER = sql`p.university_id nulls first, p.position, p.id`;

/** Finds the playlists that an account can see, in order. */
export const findPlaylists = (db: Db, { accountId }: Account) =>
  db.many<Playlist>(sql`
    select p.id, p.name, p.onboarding, p.university_id as "universityId" from playlists p
    where ${isReadBy(accountId)} order by ${ORDER}`);

/** A stored video. The contract knows the duration of built-in clips. */
type StoredItem = Omit<PlaylistItem, 'seconds'>;

export type StoredPlaylist = Readonly<{ externalId: string | null; items: readonly StoredItem[] }>;

/** Finds a playlist with the videos listed here. */
export const findPlaylist = (db: Db, { accountId }: Account, id: number) =>
  db.maybe<StoredPlaylist>(sql`
    select p.external_id as "externalId", coalesce((
      select json_agg(json_build_object(
        'id', v.video_id, 'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url) order by v.position, v.id)
      from library_videos v where v.playlist_id = p.id), '[]') as items
    from playlists p where p.id = ${id} and ${isReadBy(accountId)}`);

export interface StoredVideo extends StoredItem {
  readonly source: VideoSource;
}

/** The sources of a video: its entry here, and external playlists. */
export type VideoSources = Readonly<{ video: StoredVideo | null; externalIds: readonly string[] }>;

/** Finds a video in the library. If it is in several playlists, the first one describes it. */
export const findVideo = (db: Db, { accountId }: Account, videoId: string) =>
  db.one<VideoSources>(sql`
    select
      (select json_build_object('id', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url)
        from library_videos v join playlists p on p.id = v.playlist_id
        where v.video_id = ${videoId} and ${isReadBy(accountId)} order by ${ORDER} limit 1) as video,
      array(select p.external_id from playlists p where p.external_id is not null and ${isReadBy(accountId)} order by ${ORDER}) as "externalIds"`);
