import type { Viewer } from '@bcs/contract/kernel/ability';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { MeetingDriver } from '@bcs/contract/kernel/meeting-drivers';
import { sql, join, type Sql, type Db } from '#database/db';
import type { OpenMeeting } from '#kernel/meeting-provider';

/** A meeting that has not ended; without `openedAt`, it is being opened. */
export interface MeetingRow {
  readonly universityId: number;
  readonly id: number;
  readonly provider: MeetingDriver;
  readonly externalId: string | null;
  readonly hostId: string | null;
  readonly openedAt: Instant | null;
  readonly openingUntil: Instant;
}

/** The name of a meeting at its provider. */
export const meetingReference = ({ universityId, id }: Pick<MeetingRow, 'universityId' | 'id'>): string =>
  `bcs-${universityId}-${id}`;

export const openMeetingOf = (meeting: MeetingRow): OpenMeeting => ({
  reference: meetingReference(meeting),
  externalId: meeting.externalId ?? meetingReference(meeting),
  hostId: meeting.hostId,
});

/** The columns of a meeting `m`. */
const COLUMNS = sql`m.university_id as "universityId", m.id, m.provider, m.external_id as "externalId",
  m.host_id as "hostId", m.opened_at as "openedAt", m.opening_until as "openingUntil"`;

/** The facts on which calls about the meeting of a session depend, and the caller. */
export interface ClassroomFacts {
  readonly dynamic: boolean;
  readonly running: boolean;
  readonly title: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly name: string;
  readonly email: string;
}

export const getFacts = (db: Db, viewer: Viewer, sessionId: number) =>
  db.one<ClassroomFacts>(sql`
    select c.classroom_dynamic and s.context_id = ${ACADEMIC} as dynamic,
      ${isRunningAt(viewer.universityId, sql`s.id`)} as running,
      c.name || ': ' || s.name as title, s.start_time as "startTime", s.end_time as "endTime",
      trim(a.first_name || ' ' || a.last_name) as name, a.email
    from sessions s
    join courses c on c.university_id = s.university_id and c.id = s.course_id
    join accounts a on a.id = ${viewer.accountId}
    where s.university_id = ${viewer.universityId} and s.id = ${sessionId}`);

/**
 * An expression for a select list that tells whether the meeting of a session, given by the expression of its id, can
 * be entered.
 */
export const isRunningAt = (universityId: number, sessionId: Sql): Sql => sql`exists (
  select 1 from meeting_sessions g
  join meetings m on m.university_id = g.university_id and m.id = g.meeting_id
  where g.university_id = ${universityId} and g.session_id = ${sessionId} and g.ended_at is null and m.opened_at is not null)`;

/**
 * Tells whether people can enter. Thirty students ask every 15 seconds, so this reads one row by its index and calls no
 * provider. ROOM-017, D-068
 */
export const isRunning = async (db: Db, { universityId }: Viewer, sessionId: number) =>
  (await db.one<{ running: boolean }>(sql`select ${isRunningAt(universityId, sql`${sessionId}`)} as running`)).running;

/** Finds the meetings to which these sessions belong. */
export const findMeetings = (db: Db, universityId: number, sessionIds: readonly number[]) =>
  db.many<MeetingRow & { sessionId: number }>(sql`
    select ${COLUMNS}, g.session_id as "sessionId" from meeting_sessions g
    join meetings m on m.university_id = g.university_id and m.id = g.meeting_id
    where g.university_id = ${universityId} and g.session_id in (${join([...sessionIds])}) and g.ended_at is null
    order by m.id, g.session_id`);

/** Reads the present state of a meeting; undefined if it has ended. */
export const findMeeting = (db: Db, universityId: number, id: number) =>
  db.maybe<MeetingRow>(sql`
    select ${COLUMNS} from meetings m where m.university_id = ${universityId} and m.id = ${id} and m.ended_at is null`);

/**
 * Finds all meetings that have not ended, with the end of their last class, so that they can be compared with the
 * provider.
 */
export const findAllMeetings = (db: Db) =>
  db.many<MeetingRow & { readonly lastEnd: Instant }>(sql`
    select ${COLUMNS}, (
      select max(s.end_time) from meeting_sessions g
      join sessions s on s.university_id = g.university_id and s.id = g.session_id
      where g.university_id = m.university_id and g.meeting_id = m.id) as "lastEnd"
    from meetings m where m.ended_at is null order by m.university_id, m.id`);

/** Finds the running meeting by the provider's id. */
export const findByExternalId = (db: Db, provider: MeetingDriver, externalId: string) =>
  db.maybe<MeetingRow>(sql`
    select ${COLUMNS} from meetings m where m.provider = ${provider} and m.external_id = ${externalId} and m.ended_at is null`);
