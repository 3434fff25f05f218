import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';
import { sql, join, type Db } from '#database/db';
import { publish, publishMeetingEnded } from '#kernel/changes';

import { referenceOf, type MeetingRow } from './queries-facts.ts';

type Named = Pick<MeetingRow, 'universityId' | 'id'>;

/** Whoever starts a meeting for any of these sessions waits for the others, always in the same order. */
export const lockSessions = (db: Db, universityId: number, ids: readonly number[]): Promise<unknown> =>
  db.many(sql`
    select id from sessions where university_id = ${universityId} and id in (${join([...ids])}) order by id for update`);

/** A new meeting, being opened; null where its host holds another one. */
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

/** Lets sessions take part; those that do already stay. */
export const addSessions = (db: Db, { universityId, id }: Named, sessionIds: readonly number[]) =>
  db.run(sql`
    insert into meeting_sessions (university_id, meeting_id, session_id, course_id)
    select s.university_id, ${id}, s.id, s.course_id from sessions s
    where s.university_id = ${universityId} and s.id in (${join([...sessionIds])})
      and not exists (select 1 from meeting_sessions g
        where g.university_id = s.university_id and g.session_id = s.id and g.ended_at is null)
    on conflict (university_id, meeting_id, session_id) do update set ended_at = null`);

/** Takes sessions out of a running meeting; whoever of them is in its room is sent out with the next round. */
export const removeSessions = (db: Db, { universityId, id }: Named, sessionIds: readonly number[], now: Instant) =>
  db.run(sql`
    update meeting_sessions set ended_at = ${now}
    where university_id = ${universityId} and meeting_id = ${id} and session_id = any(${[...sessionIds]}) and ended_at is null`);

/** The one who opened it was cut off: somebody else opens it now. */
export const reopen = (db: Db, { universityId, id }: Named, openingUntil: Instant) =>
  db.run(sql`
    update meetings set opening_until = ${openingUntil}
    where university_id = ${universityId} and id = ${id} and ended_at is null`);

/** The provider has it. @returns whether it still stood open */
export const noteOpened = async (db: Db, { universityId, id }: Named, externalId: string, now: Instant) =>
  (await db.run(sql`
    update meetings set opened_at = coalesce(opened_at, ${now}::timestamptz), external_id = ${externalId}
    where university_id = ${universityId} and id = ${id} and ended_at is null`)) === 1;

/** Ends it for all its sessions, and sends everybody out of its room. @param by the enrollment of whoever ended it; null where it ended by itself */
export async function noteEnded(db: Db, { universityId, id }: Named, by: number | null, now: Instant): Promise<void> {
  await db.run(sql`
    update meetings set ended_at = ${now}, ended_by = ${by}
    where university_id = ${universityId} and id = ${id} and ended_at is null`);
  await db.run(sql`
    update meeting_sessions set ended_at = ${now}
    where university_id = ${universityId} and meeting_id = ${id} and ended_at is null`);
  await publishMeetingEnded(db, referenceOf({ universityId, id }));
}

/** Open pages of all classes in the meeting hear that it, or what is written in it, has changed. */
export async function publishMeeting(
  db: Db,
  { universityId, id }: Named,
  topic: 'meetings' | 'room chat' = 'meetings',
): Promise<void> {
  const courses = await db.many<{ courseId: number }>(sql`
    select distinct course_id as "courseId" from meeting_sessions where university_id = ${universityId} and meeting_id = ${id}`);
  await publish(db, { topics: [topic], to: courses.map(({ courseId }) => `course ${courseId}` as const) });
}
