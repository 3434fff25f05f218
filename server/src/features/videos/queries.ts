import type { Playlist, PlaylistItem } from '@bcs/contract/features/videos/model';
import type { VideoSource } from '@bcs/contract/features/videos/playlist';
import type { Account } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';

/** The playlist `p` is of the installation, or of a university in which the account has a class. D-207 */
const isReadBy = (accountId: number) => sql`
  (p.university_id is null or exists (
    select 1 from enrollments e where e.account_id = ${accountId} and ${isSeat('e')} and e.university_id = p.university_id))`;

/** First those of the installation, then those of a university. */
const ORDER = sql`p.university_id nulls first, p.position, p.id`;

/** The playlists that an account reads, in their order. */
export const findPlaylists = (db: Db, { accountId }: Account) =>
  db.many<Playlist>(sql`
    select p.id, p.name, p.onboarding, p.university_id as "universityId" from playlists p
    where ${isReadBy(accountId)} order by ${ORDER}`);

/** A video as it is listed here; how long one of ours plays, the contract knows. */
type StoredItem = Omit<PlaylistItem, 'seconds'>;

export type StoredPlaylist = Readonly<{ externalId: string | null; items: readonly StoredItem[] }>;

/** A playlist with the videos that are listed here. */
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

/** The sources of a video: as it is listed here, and which playlists lie outside. */
export type Whereabouts = Readonly<{ video: StoredVideo | null; externalIds: readonly string[] }>;

/** Finds a video in the library. A video may stand in several playlists: the first one describes it. */
export const findVideo = (db: Db, { accountId }: Account, videoId: string) =>
  db.one<Whereabouts>(sql`
    select
      (select json_build_object('id', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url)
        from library_videos v join playlists p on p.id = v.playlist_id
        where v.video_id = ${videoId} and ${isReadBy(accountId)} order by ${ORDER} limit 1) as video,
      array(select p.external_id from playlists p where p.external_id is not null and ${isReadBy(accountId)} order by ${ORDER}) as "externalIds"`);
