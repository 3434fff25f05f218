import type { SourceClassDates, CopiedWindow } from '@bcs/contract/features/scheduling/copied-dates';
import type { DatedItem } from '@bcs/contract/features/scheduling/dated';
import type { Holiday } from '@bcs/contract/features/universities/model';
import type { ClassKey, UniversityAdministrator } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { DUE_TIE_JSON } from './queries-class.ts';
import { MOST_ITEMS } from '@bcs/contract/features/scheduling/failures';

/** The release of an assignment, and the day on which it opens. */
export type SourceRelease = Readonly<{ draft: boolean; releaseAt: Instant | null; opens: Day }>;

/** A class to be copied, with the content of its items besides their dates. */
export interface CopiedClass extends SourceClassDates {
  readonly universityId: number;
  readonly courseId: number;
  readonly code: string;
  readonly classroomLink: string | null;
  readonly items: readonly (DatedItem & {
    /** The release of an assignment; null for a session. */
    readonly release: SourceRelease | null;
    readonly resources: number;
  })[];
  readonly surveys: readonly CopiedWindow[];
  readonly staff: readonly Readonly<{ accountId: number; name: string; role: Role }>[];
}

const ITEMS = sql`
  select 'session' as kind, s.id, s.name, s.start_time, s.end_time, s.category_code = 'class' as is_class, null::json as release,
    null::json as tied,
    (select count(*) from session_resources g where g.university_id = s.university_id and g.session_id = s.id)::int as resources
  from sessions s where s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null
  union all
  select 'assignment', a.id, a.title, a.due_date, a.due_date, false,
    json_build_object('draft', a.draft, 'releaseAt', iso(a.release_at), 'opens', a.assignment_date),
    ${DUE_TIE_JSON}, 0
  from assignments a where a.university_id = c.university_id and a.course_id = c.id and a.archived_at is null`;

/** Finds a class within reach with everything that can be copied; undefined if there is none. ADM-073 */
export const findSource = (
  db: Db,
  { reach: { installation, universityIds } }: UniversityAdministrator,
  courseId: number,
) =>
  db.maybe<CopiedClass>(
    sourceWhere(
      sql`c.id = ${courseId} and (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[]))`,
    ),
  );

/** Reads the class of a call. */
export const getSource = (db: Db, { universityId, courseId }: ClassKey) =>
  db.one<CopiedClass>(sourceWhere(sql`c.university_id = ${universityId} and c.id = ${courseId}`));

const sourceWhere = (isIt: Sql): Sql => sql`
    select c.university_id as "universityId", c.id as "courseId", c.code, c.start_date as "startDay", c.time_zone as "timeZone",
      c.classroom_link as "classroomLink",
      coalesce((select json_agg(json_build_object('kind', i.kind, 'id', i.id, 'name', i.name, 'startTime', iso(i.start_time),
          'endTime', iso(i.end_time), 'isClass', i.is_class, 'tied', i.tied, 'release', i.release, 'resources', i.resources)
          order by i.kind, i.id) from (select * from (${ITEMS}) x order by kind, id limit ${MOST_ITEMS + 1}) i), '[]') as items,
      coalesce((select json_agg(json_build_object('kind', w.kind, 'from', w.date_from, 'to', w.date_to) order by w.kind desc)
        from survey_schedules w where w.university_id = c.university_id and w.course_id = c.id), '[]') as surveys,
      coalesce((select json_agg(json_build_object('accountId', a.id, 'name', concat(a.first_name, ' ', a.last_name), 'role', e.role)
          order by a.name_order, a.id)
        from enrollments e join accounts a on a.id = e.account_id and a.active
        where e.university_id = c.university_id and e.course_id = c.id and e.active and e.role <> ${STUDENT}), '[]') as staff
    from courses c
    where ${isIt} and c.state <> 'deleted'`;

/** Finds what a new class takes over, and whether its code is unused; undefined if there is no such cohort. ADM-066 */
export const findPlace = (
  db: Db,
  { universityId, cohortId, code }: Readonly<{ universityId: number; cohortId: number; code: string }>,
) =>
  db.maybe<{ codeTaken: boolean; timeZone: string; holidays: Holiday[] }>(sql`
    select u.time_zone as "timeZone", u.holidays,
      exists (select from courses c where c.university_id = u.id and c.code = ${code.trim()}) as "codeTaken"
    from universities u join cohorts h on h.university_id = u.id and h.id = ${cohortId}
    where u.id = ${universityId} and u.archived_at is null and h.archived_at is null`);
