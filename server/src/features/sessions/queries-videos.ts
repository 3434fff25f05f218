import type { SessionVideo } from '@bcs/contract/features/sessions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** The videos of a session in their order. */
export const findVideos = (db: Db, { universityId }: Viewer, sessionId: number): Promise<SessionVideo[]> =>
  db.many<SessionVideo>(sql`
    select v.id, v.session_id as "sessionId", v.url from session_videos v
    where v.university_id = ${universityId} and v.session_id = ${sessionId}
    order by v.position, v.id`);

/** Puts new videos behind those that are there; one that is there already stays where it is. Tells how many are new. */
export const addVideos = (
  db: Db,
  { universityId }: Viewer,
  sessionId: number,
  urls: readonly string[],
  now: Instant,
): Promise<number> =>
  db.run(sql`
    insert into session_videos (university_id, session_id, url, position, added_at)
    select ${universityId}, ${sessionId}, n.url, n.place + (
      select coalesce(max(v.position), 0) from session_videos v where v.university_id = ${universityId} and v.session_id = ${sessionId}), ${now}
    from unnest(${urls as string[]}::text[]) with ordinality n(url, place)
    on conflict on constraint a_session_lists_a_video_once do nothing`);

/** Replaces the videos of a session; one that stays keeps its id, so that links to it still open. */
export async function replaceVideos(
  db: Db,
  { universityId }: Viewer,
  sessionId: number,
  urls: readonly string[],
  now: Instant,
): Promise<void> {
  await db.run(sql`
    delete from session_videos
    where university_id = ${universityId} and session_id = ${sessionId} and not url = any(${urls as string[]}::text[])`);
  await db.run(sql`
    insert into session_videos (university_id, session_id, url, position, added_at)
    select ${universityId}, ${sessionId}, n.url, n.place, ${now}
    from unnest(${urls as string[]}::text[]) with ordinality n(url, place)
    on conflict on constraint a_session_lists_a_video_once do update set position = excluded.position`);
}
