import type { RoomMessage, RelatedSession } from '@bcs/contract/features/classroom/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, MEETING_HOSTS } from '@bcs/contract/kernel/roles';
import { sql, type Db, type Sql } from '#database/db';
import { isSeat } from '#kernel/seats';

/** The highest number of messages that a room shows. */
const MESSAGES_SHOWN = 200;

/** The facts on which entry to a room depends, and what the ticket contains about the person. */
export interface RoomRow {
  /** The running meeting; null if there is none. */
  readonly meetingId: number | null;
  readonly removed: boolean;
  readonly onStage: boolean;
  readonly title: string;
  readonly name: string;
}

export const getRoom = (db: Db, { universityId, enrollmentId, accountId }: Viewer, sessionId: number) =>
  db.one<RoomRow>(sql`
    select m.id as "meetingId", p.removed_at is not null as removed, coalesce(p.on_stage, false) as "onStage",
      c.name || ': ' || s.name as title, trim(a.first_name || ' ' || a.last_name) as name
    from sessions s
    join courses c on c.university_id = s.university_id and c.id = s.course_id
    join accounts a on a.id = ${accountId}
    left join meeting_sessions g on g.university_id = s.university_id and g.session_id = s.id and g.ended_at is null
    left join meetings m on m.university_id = g.university_id and m.id = g.meeting_id and m.opened_at is not null
    left join meeting_people p on p.university_id = m.university_id and p.meeting_id = m.id and p.enrollment_id = ${enrollmentId}
    where s.university_id = ${universityId} and s.id = ${sessionId}`);

const MESSAGE = sql`
  w.id, w.client_id as "clientId", w.body, w.sent_at as "sentAt",
  json_build_object('enrollmentId', e.id, 'name', trim(a.first_name || ' ' || a.last_name), 'isHost', e.role <> ${STUDENT}) as author
  from meeting_messages w
  join enrollments e on e.university_id = w.university_id and e.id = w.author_enrollment_id
  join accounts a on a.id = e.account_id`;

/** Finds messages that were written in the meetings of a session, the oldest first. */
export const findRoomMessages = (db: Db, { universityId }: Viewer, sessionId: number) =>
  db.many<RoomMessage>(sql`
    select * from (
      select ${MESSAGE}
      where w.university_id = ${universityId} and w.meeting_id in (
        select g.meeting_id from meeting_sessions g where g.university_id = ${universityId} and g.session_id = ${sessionId})
      order by w.id desc limit ${MESSAGES_SHOWN}) latest
    order by id`);

type NewMessage = Readonly<{ meetingId: number; clientId: string; body: string }>;

/** Stores a message, unless it was already stored under its id. */
export async function keepRoomMessage(
  db: Db,
  { universityId, enrollmentId }: Viewer,
  { meetingId, clientId, body }: NewMessage,
  now: Instant,
) {
  await db.run(sql`
    insert into meeting_messages (university_id, meeting_id, author_enrollment_id, client_id, body, sent_at)
    values (${universityId}, ${meetingId}, ${enrollmentId}, ${clientId}, ${body}, ${now})
    on conflict (university_id, meeting_id, author_enrollment_id, client_id) do nothing`);
  return db.one<RoomMessage>(sql`
    select ${MESSAGE} where w.university_id = ${universityId} and w.meeting_id = ${meetingId}
      and w.author_enrollment_id = ${enrollmentId} and w.client_id = ${clientId}`);
}

/**
 * The sessions of other courses that can join the meeting of `s`, as JSON: they overlap with it, and the caller runs
 * their course as well. D-069
 */
export const relatedSessions = (s: Sql, { universityId, courseId, accountId }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'name', o.name, 'courseName', k.name, 'startTime', iso(o.start_time), 'endTime', iso(o.end_time)) order by o.start_time, o.id), '[]')
    from ${s} s
    join enrollments e on e.account_id = ${accountId} and ${isSeat('e')} and e.role = any(${MEETING_HOSTS})
      and e.university_id = ${universityId} and e.course_id <> ${courseId}
    join sessions o on o.university_id = e.university_id and o.course_id = e.course_id and o.cancelled_at is null
      and o.start_time < s.end_time and o.end_time > s.start_time
    join courses k on k.university_id = o.university_id and k.id = o.course_id)`;

/** The ids of the other sessions in the meeting of `s`, as JSON. */
export const joinedSessionIds = (s: Sql, { universityId }: Viewer): Sql => sql`(
  select coalesce(json_agg(o.session_id order by o.session_id), '[]')
    from ${s} s
    join meeting_sessions g on g.university_id = ${universityId} and g.session_id = s.id and g.ended_at is null
    join meeting_sessions o on o.university_id = g.university_id and o.meeting_id = g.meeting_id and o.ended_at is null
      and o.session_id <> s.id)`;

/** Keeps only those sessions of a meeting that the caller runs. */
export function ownSessionIds(related: readonly RelatedSession[], joined: readonly number[]): number[] {
  const own = new Set(related.map(({ id }) => id));
  return joined.filter((id) => own.has(id));
}

export type JoinChoices = Readonly<{ relatedInstructionalSessions: RelatedSession[]; joinSessions: number[] }>;

/** Reads the sessions that can join the meeting of a session, and those that have joined it. ROOM-007, ROOM-008 */
export async function getChoices(db: Db, viewer: Viewer, sessionId: number): Promise<JoinChoices> {
  const session = sql`(select id, start_time, end_time from sessions where university_id = ${viewer.universityId} and id = ${sessionId})`;
  const { related, joined } = await db.one<{ related: RelatedSession[]; joined: number[] }>(sql`
    select ${relatedSessions(session, viewer)} as related, ${joinedSessionIds(session, viewer)} as joined`);
  return { relatedInstructionalSessions: related, joinSessions: ownSessionIds(related, joined) };
}
