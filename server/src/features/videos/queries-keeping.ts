import sql from 'sql-template-tag';
import { clipOf, posterOf } from '@bcs/contract/features/videos/clips';
import type { EditablePlaylist } from '@bcs/contract/features/videos/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

export type PlaylistFields = Omit<EditablePlaylist, 'id' | 'version'>;

/** A playlist as staff edit it. */
export const findEditable = (db: Db, id: number): Promise<EditablePlaylist | undefined> =>
  db.maybe<EditablePlaylist>(sql`
    select p.id, p.version, p.name, p.onboarding, p.external_id as "externalId", coalesce((
      select json_agg(json_build_object(
        'videoId', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description) order by v.position, v.id)
      from library_videos v where v.playlist_id = p.id), '[]') as videos
    from playlists p where p.id = ${id}`);

export const countPlaylists = async (db: Db): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from playlists`)).count;

/** A new playlist behind the others. */
export const insertPlaylist = (db: Db, { name, onboarding, externalId }: PlaylistFields): Promise<{ id: number }> =>
  db.one(sql`
    insert into playlists (name, onboarding, external_id, position)
    select ${name.trim()}, ${onboarding}, ${externalId}, coalesce(max(position), -1) + 1 from playlists
    returning id`);

export const updatePlaylist = (db: Db, id: number, { name, onboarding, externalId }: PlaylistFields): Promise<number> =>
  db.run(sql`
    update playlists set name = ${name.trim()}, onboarding = ${onboarding}, external_id = ${externalId}, version = version + 1
    where id = ${id}`);

/** The videos of a playlist are these, in this order. */
export async function replaceVideos(db: Db, id: number, videos: PlaylistFields['videos']): Promise<void> {
  const rows = videos.map(({ videoId, source, title, description }, position) => ({
    video_id: videoId,
    source,
    title: title.trim(),
    description,
    thumbnail_url: thumbnailOf(videoId),
    position,
  }));
  await db.run(sql`delete from library_videos where playlist_id = ${id}`);
  await db.run(sql`
    insert into library_videos (playlist_id, video_id, source, title, description, thumbnail_url, position)
    select ${id}, video_id, source, title, description, thumbnail_url, position
    from jsonb_populate_recordset(null::library_videos, ${JSON.stringify(rows)}::jsonb)`);
}

function thumbnailOf(videoId: string): string {
  const clip = clipOf(videoId);
  return clip ? posterOf(clip) : `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}

export const deletePlaylist = (db: Db, id: number): Promise<number> =>
  db.run(sql`delete from playlists where id = ${id}`);

/** Puts the named ones first, in this order; the others keep theirs behind them. */
export const orderPlaylists = (db: Db, ids: readonly number[]): Promise<number> =>
  db.run(sql`
    update playlists p set position = o.place
    from (
      select a.id, row_number() over (order by n.place nulls last, a.position, a.id) - 1 as place
      from playlists a left join unnest(${ids as number[]}::int[]) with ordinality n(id, place) on n.id = a.id) o
    where o.id = p.id`);

/** Remembers what a playlist was before and after. */
export const remember = (
  db: Db,
  { accountId, universityId }: Viewer,
  action: string,
  id: number,
  before: EditablePlaylist | undefined,
  after: EditablePlaylist | undefined,
  now: Instant,
): Promise<number> =>
  db.run(sql`
    insert into audit_log (at, account_id, university_id, action, object, before, after)
    values (${now}, ${accountId}, ${universityId}, ${action}, ${`playlist/${id}`},
      ${before ? JSON.stringify(before) : null}::jsonb, ${after ? JSON.stringify(after) : null}::jsonb)`);
