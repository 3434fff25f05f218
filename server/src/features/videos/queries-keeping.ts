import { clipOf, posterOf } from '@bcs/contract/features/videos/playlist';
import type { EditablePlaylist } from '@bcs/contract/features/videos/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { advisoryLock } from '#database/advisory-lock';
import { sql, type Db } from '#database/db';

/** The owner of playlists: a university, or null for the installation. D-207 */
export type Owner = number | null;
/** The person who changes them; null for the command line. */
export type Keeper = Readonly<{ accountId: number | null; universityId: Owner }>;
const isOf = (owner: Owner) => sql`p.university_id is not distinct from ${owner}::int`;

export type PlaylistFields = Omit<EditablePlaylist, 'id' | 'version'>;

const EDITABLE = sql`
  p.id, p.version, p.name, p.onboarding, p.external_id as "externalId", coalesce((
    select json_agg(json_build_object(
      'videoId', v.video_id, 'source', v.source, 'title', v.title, 'description', v.description) order by v.position, v.id)
    from library_videos v where v.playlist_id = p.id), '[]') as videos`;

/** A playlist as staff edit it. */
export const findEditable = (db: Db, owner: Owner, id: number) =>
  db.maybe<EditablePlaylist>(sql`select ${EDITABLE} from playlists p where p.id = ${id} and ${isOf(owner)}`);

/** All playlists of an owner in their order. */
export const findAllOf = (db: Db, owner: Owner) =>
  db.many<EditablePlaylist>(sql`select ${EDITABLE} from playlists p where ${isOf(owner)} order by p.position, p.id`);

/** Names and places are those of one owner, whose changes come one after the other. */
export const lockLibrary = (db: Db, owner: Owner): Promise<void> =>
  advisoryLock(db, `library:${owner ?? 'installation'}`);

export const countPlaylists = async (db: Db, owner: Owner) =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from playlists p where ${isOf(owner)}`)).count;

/** Tells whether the installation has a playlist of this name: two of one name could not be told apart. */
export const isShipped = async (db: Db, name: string) =>
  (await db.maybe(sql`select 1 from playlists p where ${isOf(null)} and p.name = ${name.trim()}`)) !== undefined;

/** A new playlist behind the others. */
const insertPlaylist = (db: Db, owner: Owner, { name, onboarding, externalId }: PlaylistFields) =>
  db.one<{ id: number }>(sql`
    insert into playlists (university_id, name, onboarding, external_id, position)
    select ${owner}::int, ${name.trim()}, ${onboarding}, ${externalId}, coalesce(max(p.position), -1) + 1 from playlists p where ${isOf(owner)}
    returning id`);

const updatePlaylist = (db: Db, id: number, { name, onboarding, externalId }: PlaylistFields) =>
  db.run(sql`
    update playlists set name = ${name.trim()}, onboarding = ${onboarding}, external_id = ${externalId}, version = version + 1
    where id = ${id}`);

/** The videos of a playlist are these, in this order. */
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

/** Puts the named ones first, in this order; the others of the same owner keep theirs behind them. */
export const orderPlaylists = (db: Db, owner: Owner, ids: readonly number[]) =>
  db.run(sql`
    update playlists p set position = o.place
    from (
      select p.id, row_number() over (order by n.place nulls last, p.position, p.id) - 1 as place
      from playlists p left join unnest(${ids as number[]}::int[]) with ordinality n(id, place) on n.id = p.id
      where ${isOf(owner)}) o
    where o.id = p.id`);

/** Remembers what a playlist was before and after. */
const remember = (
  db: Db,
  { accountId, universityId }: Keeper,
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

/** Creates a playlist, or replaces one with all its videos; what was before stays in the audit log. */
export async function storePlaylist(
  db: Db,
  keeper: Keeper,
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

export async function removePlaylist(db: Db, keeper: Keeper, before: EditablePlaylist, now: Instant): Promise<void> {
  await deletePlaylist(db, before.id);
  await remember(db, keeper, 'playlist.delete', before.id, before, undefined, now);
}

/** A playlist of an owner by its name. */
export async function findByName(db: Db, owner: Owner, name: string): Promise<EditablePlaylist | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select p.id from playlists p where ${isOf(owner)} and p.name = ${name.trim()}`);
  return row && findEditable(db, owner, row.id);
}
