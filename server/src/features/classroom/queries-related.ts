import type { RelatedSession } from '@bcs/contract/features/classroom/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { MEETING_HOSTS } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';

/**
 * The sessions of other courses that can join the meeting of `s`, as JSON: they overlap it, and the caller runs their
 * course too. D-069
 */
export const relatedTo = (s: Sql, { universityId, courseId, accountId }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'name', o.name, 'courseName', k.name, 'startTime', iso(o.start_time), 'endTime', iso(o.end_time)) order by o.start_time, o.id), '[]')
    from ${s} s
    join enrollments e on e.account_id = ${accountId} and ${isSeat('e')} and e.role = any(${MEETING_HOSTS})
      and e.university_id = ${universityId} and e.course_id <> ${courseId}
    join sessions o on o.university_id = e.university_id and o.course_id = e.course_id and o.cancelled_at is null
      and o.start_time < s.end_time and o.end_time > s.start_time
    join courses k on k.university_id = o.university_id and k.id = o.course_id)`;

/** The other sessions in the meeting of `s`, by their ids as JSON. */
export const joinedTo = (s: Sql, { universityId }: Viewer): Sql => sql`(
  select coalesce(json_agg(o.session_id order by o.session_id), '[]')
    from ${s} s
    join meeting_sessions g on g.university_id = ${universityId} and g.session_id = s.id and g.ended_at is null
    join meeting_sessions o on o.university_id = g.university_id and o.meeting_id = g.meeting_id and o.ended_at is null
      and o.session_id <> s.id)`;

/** Keeps those of the sessions in a meeting that the caller runs: the others are none of their business. */
export function ownOf(related: readonly RelatedSession[], joined: readonly number[]): number[] {
  const own = new Set(related.map(({ id }) => id));
  return joined.filter((id) => own.has(id));
}

export interface JoinChoices {
  readonly relatedInstructionalSessions: RelatedSession[];
  readonly joinSessions: number[];
}

/** Reads the sessions that can join the meeting of a session, and those that have joined it. ROOM-007, ROOM-008 */
export async function getChoices(db: Db, viewer: Viewer, sessionId: number): Promise<JoinChoices> {
  const session = sql`(select id, start_time, end_time from sessions where university_id = ${viewer.universityId} and id = ${sessionId})`;
  const { related, joined } = await db.one<{ related: RelatedSession[]; joined: number[] }>(sql`
    select ${relatedTo(session, viewer)} as related, ${joinedTo(session, viewer)} as joined`);
  return { relatedInstructionalSessions: related, joinSessions: ownOf(related, joined) };
}
