import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';
import { sql, join, type Db } from '#database/db';
import { publish, publishMeetingEnded } from '#kernel/changes';

import { meetingReference, type MeetingRow } from './queries-facts.ts';

type Named = Pick<MeetingRow, 'universityId' | 'id'>;

/** Locks sessions in a fixed order, so that people who start a meeting for any of them wait for each other. */
export const lockSessions = (db: Db, universityId: number, ids: readonly number[]): Promise<unknown> =>
  db.many(sql`
    select id from sessions where university_id = ${universityId} and id in (${join([...ids])}) order by id for update`);

/** Creates a meeting that is being opened; null if its host holds another one. */
export async function insertMeeting(
  db: Db,
  { universityId, courseId, enrollmentId }: Viewer,
  sessionId: number,
  {
    provider,
    hostId,
    now,
    openingUntil,
  }: { provider: MeetingDriver; hostId: string | null; now: Instant; openingUntil: Instant },
): Promise<MeetingRow | null> {
  const row = await db.maybe<{ id: number }>(sql`
    insert into meetings (university_id, course_id, session_id, provider, host_id, started_by, started_at, opening_until)
    values (${universityId}, ${courseId}, ${sessionId}, ${provider}, ${hostId}, ${enrollmentId}, ${now}, ${openingUntil})
    on conflict (provider, host_id) where ended_at is null do nothing returning id`);
  return row ? { universityId, id: row.id, provider, externalId: null, hostId, openedAt: null, openingUntil } : null;
}

/** Adds sessions to a meeting; those already in it stay. */
export const addSessions = (db: Db, { universityId, id }: Named, sessionIds: readonly number[]) =>
  db.run(sql`
    insert into meeting_sessions (university_id, meeting_id, session_id, course_id)
    select s.university_id, ${id}, s.id, s.course_id from sessions s
    where s.university_id = ${universityId} and s.id in (${join([...sessionIds])})
      and not exists (select 1 from meeting_sessions g
        where g.university_id = s.university_id and g.session_id = s.id and g.ended_at is null)
    on conflict (university_id, meeting_id, session_id) do update set ended_at = null`);

/** Removes sessions from a running meeting; their participants are sent out in the next round. */
export const removeSessions = (db: Db, { universityId, id }: Named, sessionIds: readonly number[], now: Instant) =>
  db.run(sql`
    update meeting_sessions set ended_at = ${now}
    where university_id = ${universityId} and meeting_id = ${id} and session_id = any(${[...sessionIds]}) and ended_at is null`);

/** Lets somebody else open the meeting, after the first attempt was interrupted. */
export const reopenMeeting = (db: Db, { universityId, id }: Named, openingUntil: Instant) =>
  db.run(sql`
    update meetings set opening_until = ${openingUntil}
    where university_id = ${universityId} and id = ${id} and ended_at is null`);

/**
 * Records that the provider has opened the meeting.
 * @returns whether it was still waiting for this
 */
export const noteOpened = async (db: Db, { universityId, id }: Named, externalId: string, now: Instant) =>
  (await db.run(sql`
    update meetings set opened_at = coalesce(opened_at, ${now}::timestamptz), external_id = ${externalId}
    where university_id = ${universityId} and id = ${id} and ended_at is null`)) === 1;

/**
 * Ends a meeting for all its sessions, and empties its room.
 * @param by the enrollment of the person who ended it; null if it ended by itself
 */
export async function noteEnded(db: Db, { universityId, id }: Named, by: number | null, now: Instant): Promise<void> {
  await db.run(sql`
    update meetings set ended_at = ${now}, ended_by = ${by}
    where university_id = ${universityId} and id = ${id} and ended_at is null`);
  await db.run(sql`
    update meeting_sessions set ended_at = ${now}
    where university_id = ${universityId} and meeting_id = ${id} and ended_at is null`);
  await publishMeetingEnded(db, meetingReference({ universityId, id }));
}

/** Notifies open pages of all classes in the meeting that it or its messages have changed. */
export async function publishMeeting(
  db: Db,
  { universityId, id }: Named,
  topic: 'meetings' | 'room chat' = 'meetings',
): Promise<void> {
  const courses = await db.many<{ courseId: number }>(sql`
    select distinct course_id as "courseId" from meeting_sessions where university_id = ${universityId} and meeting_id = ${id}`);
  await publish(db, { topics: [topic], to: courses.map(({ courseId }) => `course ${courseId}` as const) });
}
