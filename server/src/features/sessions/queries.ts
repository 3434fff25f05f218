import { SESSION_CATEGORIES } from '@bcs/contract/features/sessions/categories';
import { classroomLink } from '@bcs/contract/features/sessions/classroom';
import type { Session, SessionVideo } from '@bcs/contract/features/sessions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Sql, type Db } from '#database/db';

const CATEGORY_NAMES = Object.fromEntries(SESSION_CATEGORIES.map(({ code, name }) => [code, name]));

/** The contexts for which a viewer gets the link of an online classroom. D-067 */
const linkedContexts = ({ role }: Viewer) => [1, 2].filter((contextId) => classroomLink(role, contextId) !== 'hidden');

/** The fields of a session `s` with its classroom `r`. */
export const sessionColumns = (viewer: Viewer): Sql => sql`
  s.id, s.course_id as "courseId", s.name, s.chapter,
  s.short_description as "shortDescription", s.long_description as "longDescription",
  s.start_time as "startTime", s.end_time as "endTime", s.updated_at as "updatedAt", 'session' as "eventType",
  json_build_object('id', s.context_id, 'contextCode', case s.context_id when 1 then 'academic' else 'career' end) as context,
  json_build_object('code', s.category_code, 'name', ${JSON.stringify(CATEGORY_NAMES)}::jsonb ->> s.category_code) as category,
  case when r.id is not null then json_build_object(
    'online', r.video_url is not null,
    'videoUrl', case when s.context_id = any(${linkedContexts(viewer)}::int[]) then r.video_url end,
    'name', r.name, 'roomNumber', r.room_number, 'campus', json_build_object('buildingName', r.building_name)) end as classroom,
  coalesce((
    select json_agg(json_build_object('id', v.id, 'sessionId', v.session_id, 'url', v.url) order by v.position, v.id)
    from session_videos v where v.university_id = s.university_id and v.session_id = s.id), '[]') as "videoUrlList"`;

export const SESSIONS = sql`
  sessions s left join classrooms r on r.university_id = s.university_id and r.id = s.classroom_id`;

/** Finds the sessions of the viewer's course, without career sessions if the cohort hides them. D-065 */
export function findSessions(db: Db, viewer: Viewer, { academicOnly = false } = {}) {
  const academic = academicOnly || viewer.cohortUiControl.hideCareerServices;
  return db.many<Session>(sql`
    select ${sessionColumns(viewer)} from ${SESSIONS}
    where s.university_id = ${viewer.universityId} and s.course_id = ${viewer.courseId} and s.cancelled_at is null
      ${academic ? sql`and s.context_id = 1` : empty}
    order by s.start_time, s.id`);
}

/** Reads a session that the scope of the call has already found. */
export const getSession = (db: Db, viewer: Viewer, id: number) =>
  db.one<Session>(sql`
    select ${sessionColumns(viewer)} from ${SESSIONS}
    where s.university_id = ${viewer.universityId} and s.id = ${id}`);

/** The videos of a session in their order. */
export const findVideos = (db: Db, { universityId }: Viewer, sessionId: number) =>
  db.many<SessionVideo>(sql`
    select v.id, v.session_id as "sessionId", v.url from session_videos v
    where v.university_id = ${universityId} and v.session_id = ${sessionId}
    order by v.position, v.id`);

/** Appends new videos to the existing ones; returns how many are new. */
export const addVideos = (db: Db, { universityId }: Viewer, sessionId: number, urls: readonly string[], now: Instant) =>
  db.run(sql`
    insert into session_videos (university_id, session_id, url, position, added_at)
    select ${universityId}, ${sessionId}, n.url, n.place + (
      select coalesce(max(v.position), 0) from session_videos v where v.university_id = ${universityId} and v.session_id = ${sessionId}), ${now}
    from unnest(${urls as string[]}::text[]) with ordinality n(url, place)
    on conflict on constraint a_session_lists_a_video_once do nothing`);

/** Replaces the videos of a session; a video that stays keeps its id, so that links still work. */
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
