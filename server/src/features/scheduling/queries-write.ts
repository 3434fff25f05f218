import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import type { SessionCategoryCode } from '@bcs/contract/features/sessions/categories';
import type { PlannedSession, WeeklyRule } from '@bcs/contract/features/scheduling/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/**
 * Counts the sessions of a category before a day, so that a later rule continues the numbering; and finds the latest
 * session of the class, which shows that another was added.
 */
export const findEarlier = (
  db: Db,
  { universityId, courseId, timeZone }: ClassAdministrator,
  category: SessionCategoryCode,
  day: Day,
) =>
  db.one<{ before: number; latest: number | null }>(sql`
    select max(s.id) as latest, count(*) filter (where s.cancelled_at is null and s.category_code = ${category}
      and s.start_time < ${day}::date::timestamp at time zone ${timeZone}) as before
    from sessions s where s.university_id = ${universityId} and s.course_id = ${courseId}`);

interface Made {
  readonly sessions: readonly PlannedSession[];
  readonly rule: WeeklyRule;
  readonly category: SessionCategoryCode;
  readonly roomId: number | null;
}

/** Saves the rule and its sessions, any number in one statement. ADM-082 */
export const insertSessions = (
  db: Db,
  { universityId, courseId, enrollmentId }: ClassAdministrator,
  { sessions, rule, category, roomId }: Made,
  now: Instant,
) => {
  return db.many<{ id: number; name: string; startTime: Instant; endTime: Instant }>(sql`
    with made as (
      insert into session_rules (university_id, course_id, rule, made_at)
      values (${universityId}, ${courseId}, ${JSON.stringify(rule)}::jsonb, ${now}) returning id
    )
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, start_time, end_time,
      classroom_id, created_by, updated_at, rule_id)
    select ${universityId}, ${courseId}, ${contextOfKind({ category })}, ${category}, p.name, p.chapter, p."startTime", p."endTime",
      ${roomId}::int, ${enrollmentId}::int, ${now}::timestamptz, made.id
    from made, jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
      as p(name text, chapter numeric, "startTime" timestamptz, "endTime" timestamptz)
    returning id, name, start_time as "startTime", end_time as "endTime"`);
};
