import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { Classroom } from '@bcs/contract/features/sessions/model';
import type { SessionCategoryCode } from '@bcs/contract/features/sessions/categories';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isOffered } from '#kernel/seats';
import { isReleased } from '#kernel/released';

/** Finds the time since when somebody has had an address; nothing without one. */
export const findFeed = (db: Db, accountId: number) =>
  db.maybe<{ createdAt: Instant }>(
    sql`select created_at as "createdAt" from calendar_feeds where account_id = ${accountId}`,
  );

/** Replaces the address of an account. */
export const replaceFeed = (db: Db, accountId: number, tokenHash: Buffer, now: Instant) =>
  db.run(sql`
    insert into calendar_feeds (account_id, token_hash, created_at) values (${accountId}, ${tokenHash}, ${now})
    on conflict (account_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`);

export const deleteFeed = (db: Db, accountId: number) =>
  db.run(sql`delete from calendar_feeds where account_id = ${accountId}`);

interface InClass {
  readonly universityId: number;
  readonly id: number;
  readonly course: Readonly<{ name: string; code: string; timeZone: Zone }>;
  readonly changedAt: Instant;
  /** The number of changes. */
  readonly changes: number;
}
export interface CalendarSessionRow extends InClass {
  readonly name: string;
  readonly shortDescription: string;
  readonly categoryCode: SessionCategoryCode;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly classroom: Classroom | null;
  readonly cancelled: boolean;
}
export type CalendarWorkRow = InClass &
  Pick<Assignment, 'title' | 'contextId' | 'prework' | 'required' | 'dueDate' | 'bufferDays'>;
export interface CalendarRow {
  readonly classes: number;
  readonly sessions: readonly CalendarSessionRow[];
  readonly work: readonly CalendarWorkRow[];
}

export type CalendarSpan = Readonly<{ from: Instant; to: Instant; now: Instant }>;

/** The highest number of events of each kind; calendar programs would not accept more. */
const MOST_OF_EACH = 3000;

/**
 * Finds in one round trip everything that happens within a period in the active classes of the address's owner,
 * including cancelled sessions; nothing if the address is not valid.
 */
export const findCalendar = (db: Db, tokenHash: Buffer, { from, to, now }: CalendarSpan) =>
  db.maybe<CalendarRow>(sql`
    with person as (
      select f.account_id from calendar_feeds f
      join accounts a on a.id = f.account_id and a.active
      where f.token_hash = ${tokenHash}
    ), classes as (
      select c.university_id, c.id, h.hide_career_services,
        json_build_object('name', c.name, 'code', c.code, 'timeZone', c.time_zone) as course
      from person p
      join enrollments e on e.account_id = p.account_id and ${isOffered('e')}
      join courses c on c.university_id = e.university_id and c.id = e.course_id
      join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    ), taking_place as (
      select s.*, c.course from classes c
      join sessions s on s.university_id = c.university_id and s.course_id = c.id
        and s.start_time >= ${from}::timestamptz and s.start_time < ${to}::timestamptz
        and (s.context_id = 1 or not c.hide_career_services)
      order by s.start_time, s.id limit ${MOST_OF_EACH}
    ), due as (
      select a.*, c.course from classes c
      join assignments a on a.university_id = c.university_id and a.course_id = c.id
        and a.due_date >= ${from}::timestamptz and a.due_date < ${to}::timestamptz and ${isReleased(now)}
        and (a.context_id = 1 or not c.hide_career_services)
      order by a.due_date, a.id limit ${MOST_OF_EACH}
    )
    select
      (select count(*)::int from classes) as classes,
      (select coalesce(json_agg(json_build_object(
          'universityId', s.university_id, 'id', s.id, 'course', s.course, 'name', s.name,
          'shortDescription', s.short_description, 'categoryCode', s.category_code,
          'startTime', iso(s.start_time), 'endTime', iso(s.end_time),
          'changedAt', iso(greatest(s.updated_at, s.cancelled_at)), 'changes', s.version, 'cancelled', s.cancelled_at is not null,
          'classroom', case when r.id is not null then json_build_object('online', r.video_url is not null, 'videoUrl', null,
            'name', r.name, 'roomNumber', r.room_number, 'campus', json_build_object('buildingName', r.building_name)) end)
          order by s.start_time, s.id), '[]')
        from taking_place s
        left join classrooms r on r.university_id = s.university_id and r.id = s.classroom_id) as sessions,
      (select coalesce(json_agg(json_build_object(
          'universityId', a.university_id, 'id', a.id, 'course', a.course, 'title', a.title, 'contextId', a.context_id,
          'prework', a.prework, 'required', a.required, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days,
          'changedAt', iso(greatest(a.updated_at, x.set_at)), 'changes', a.version + x.times)
          order by a.due_date, a.id), '[]')
        from due a
        left join lateral (
          select max(e.set_at) as set_at, count(*) as times from assignment_extensions e
          where e.university_id = a.university_id and e.assignment_id = a.id) x on true) as work
    from person`);
