import { clipOf, posterOf } from '@bcs/contract/features/videos/playlist';
import type { EditablePlaylist } from '@bcs/contract/features/videos/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { advisoryLock } from '#database/advisory-lock';
import { sql, type Db } from '#database/db';

/** The owner of playlists: a university, or null for the installation. D-207 */
export type PlaylistOwner = number | null;
/** The person who changes playlists; null on the command line. */
export type PlaylistEditor = Readonly<{ accountId: number | null; universityId: PlaylistOwner }>;
const isOf = (owner: PlaylistOwner) => sql`p.university_id is not distinct from ${owner}::int`;

export type PlaylistFields = Omit<EditablePlaylist, 'id' | 'version'>;

const EDITABLE = sql`
  p.id, p.version, p.name, p.onboarding, p.external_id as "externalId", coalesce((
    select json_agg(json_build_object(
      'videoId', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description) order by v.position, v.id)
    from library_videos v where v.playlist_id = p.id), '[]') as videos`;

/** Finds a playlist as staff edit it. */
export const findEditable = (db: Db, owner: PlaylistOwner, id: number) =>
  db.maybe<EditablePlaylist>(sql`select ${EDITABLE} from playlists p where p.id = ${id} and ${isOf(owner)}`);

/** Finds all playlists of an owner in order. */
export const findPlaylistsOf = (db: Db, owner: PlaylistOwner) =>
  db.many<EditablePlaylist>(sql`select ${EDITABLE} from playlists p where ${isOf(owner)} order by p.position, p.id`);

/** Locks the playlists of an owner, since names and order concern all of them. */
export const lockLibrary = (db: Db, owner: PlaylistOwner): Promise<void> =>
  advisoryLock(db, `library:${owner ?? 'installation'}`);

export const countPlaylists = async (db: Db, owner: PlaylistOwner) =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from playlists p where ${isOf(owner)}`)).count;

/** Tells whether the installation has a playlist of this name, since equal names would be confusing. */
export const isInstallationPlaylist = async (db: Db, name: string) =>
  (await db.maybe(sql`select 1 from playlists p where ${isOf(null)} and p.name = ${name.trim()}`)) !== undefined;

/** Appends a new playlist. */
const insertPlaylist = (db: Db, owner: PlaylistOwner, { name, onboarding, externalId }: PlaylistFields) =>
  db.one<{ id: number }>(sql`
    insert into playlists (university_id, name, onboarding, external_id, position)
    select ${owner}::int, ${name.trim()}, ${onboarding}, ${externalId}, coalesce(max(p.position), -1) + 1 from playlists p where ${isOf(owner)}
    returning id`);

const updatePlaylist = (db: Db, id: number, { name, onboarding, externalId }: PlaylistFields) =>
  db.run(sql`
    update playlists set name = ${name.trim()}, onboarding = ${onboarding}, external_id = ${externalId}, version = version + 1
    where id = ${id}`);

/** Replaces the videos of a playlist, in this order. */
async function replaceVideos(db: Db, id: number, videos: PlaylistFields['videos']): Promise<void> {
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

const deletePlaylist = (db: Db, id: number) => db.run(sql`delete from playlists where id = ${id}`);

/** Moves the named playlists to the front in this order; others of the same owner follow. */
export const orderPlaylists = (db: Db, owner: PlaylistOwner, ids: readonly number[]) =>
  db.run(sql`
    update playlists p set position = o.place
    from (
      select p.id, row_number() over (order by n.place nulls last, p.position, p.id) - 1 as place
      from playlists p left join unnest(${ids as number[]}::int[]) with ordinality n(id, place) on n.id = p.id
      where ${isOf(owner)}) o
    where o.id = p.id`);

/** Records a playlist before and after a change. */
const remember = (
  db: Db,
  { accountId, universityId }: PlaylistEditor,
  action: string,
  id: number,
  before: EditablePlaylist | undefined,
  after: EditablePlaylist | undefined,
  now: Instant,
) =>
  db.run(sql`
    insert into audit_log (at, account_id, university_id, action, object, before, after)
    values (${now}, ${accountId}, ${universityId}, ${action}, ${`playlist/${id}`},
      ${before ? JSON.stringify(before) : null}::jsonb, ${after ? JSON.stringify(after) : null}::jsonb)`);

/** Creates or replaces a playlist with all its videos; the audit log keeps the former state. */
export async function storePlaylist(
  db: Db,
  keeper: PlaylistEditor,
  before: EditablePlaylist | undefined,
  fields: PlaylistFields,
  now: Instant,
): Promise<EditablePlaylist> {
  const { id } = before ?? (await insertPlaylist(db, keeper.universityId, fields));
  if (before) await updatePlaylist(db, id, fields);
  await replaceVideos(db, id, fields.videos);
  const after = await findEditable(db, keeper.universityId, id);
  if (!after) throw new Error(`Playlist ${id} was stored and is gone.`);
  await remember(db, keeper, before ? 'playlist.change' : 'playlist.create', id, before, after, now);
  return after;
}

export async function removePlaylist(
  db: Db,
  keeper: PlaylistEditor,
  before: EditablePlaylist,
  now: Instant,
): Promise<void> {
  await deletePlaylist(db, before.id);
  await remember(db, keeper, 'playlist.delete', before.id, before, undefined, now);
}

/** Finds a playlist of an owner by name. */
export async function findByName(db: Db, owner: PlaylistOwner, name: string): Promise<EditablePlaylist | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select p.id from playlists p where ${isOf(owner)} and p.name = ${name.trim()}`);
  return row && findEditable(db, owner, row.id);
}
