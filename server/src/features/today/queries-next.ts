import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { CAREER_STAFF } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { isReleased } from '#kernel/released';

/** A session that begins, or work that is due, next in one class. */
export interface Upcoming {
  readonly enrollmentId: number;
  readonly session: { readonly title: string; readonly at: Instant } | null;
  readonly work: { readonly title: string; readonly dueDate: Instant; readonly bufferDays: number } | null;
}

/** The next day on which the class `t` meets, whose course is `c`. */
export const nextClassDayOf = (now: Instant): Sql => sql`(
  select (s.start_time at time zone c.time_zone)::date from sessions s
  where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
    and s.category_code = ${CLASS_SESSION} and s.start_time > ${now}::timestamptz
    and (s.start_time at time zone c.time_zone)::date > (${now}::timestamptz at time zone c.time_zone)::date
  order by s.start_time limit 1)`;

/** The class session of the class `t`, whose course is `c`, that goes on or is the next to begin on this day. D-240 */
export const classTodayOf = (now: Instant): Sql => sql`(
  select json_build_object('sessionId', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time))
  from sessions s
  where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
    and s.category_code = ${CLASS_SESSION} and s.end_time > ${now}::timestamptz
    and (s.start_time at time zone c.time_zone)::date <= (${now}::timestamptz at time zone c.time_zone)::date
  order by s.start_time limit 1)`;

/** Selects the next item in each class `t`. People who look after careers see career work only. D-102 */
export const nextOf = (now: Instant): Sql => sql`
  select t.enrollment_id as "enrollmentId",
    (select json_build_object('title', s.name, 'at', iso(s.start_time)) from sessions s
      where s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
        and s.category_code = ${CLASS_SESSION} and s.start_time > ${now}::timestamptz
      order by s.start_time limit 1) as session,
    (select json_build_object('title', a.title, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days) from assignments a
      where a.university_id = t.university_id and a.course_id = t.course_id and ${isReleased(now)}
        and a.context_id = case when t.role = any(${CAREER_STAFF as string[]}) then 2 else 1 end
        and a.due_date + make_interval(days => a.buffer_days) > ${now}::timestamptz
      order by a.due_date + make_interval(days => a.buffer_days) limit 1) as work
  from mine t`;
