import type { GraduationRequirements } from '@bcs/contract/features/enrollments/model';
import type { ClassItem, ClassSession } from '@bcs/contract/features/cohort-health/facts';
import type { RequestTimes } from '@bcs/contract/features/cohort-health/pulse';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { localDay, type Day, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { STAFF, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { EXTENDED_DUE } from '#features/coursework/queries-assignment';
import { GRADUATION_REQUIREMENTS } from '#features/enrollments/queries-json';
import { isOffered } from '#kernel/seats';
import { isReleased } from '#kernel/released';
import { LISTED } from '#features/remote-attendance/queries-json';

/** A class with all its data, before it is limited to a role. */
export interface HealthClassRow {
  universityId: number;
  courseId: number;
  code: string;
  courseName: string;
  cohortName: string;
  startDate: Day;
  endDate: Day;
  timeZone: Zone;
  hidesCareers: boolean;
  /** The caller's role in it; null for classes that are only compared. */
  role: Role | null;
  graduationRequirements: GraduationRequirements;
  sessions: ClassSession[];
  items: (Omit<ClassItem, 'effectiveDueDate'> & { dueDate: Instant; bufferDays: number })[];
}

/** The highest number of classes compared side by side, which are the latest. */
export const MOST_CLASSES = 40;
/** The number of ended classes with which a class is compared. SUCC-066 */
const MOST_COMPARED = 3;

/** The columns of class `c` in cohort `h`, with its sessions and items. */
export const classColumns = (role: Sql, now: Instant) => sql`
  c.university_id as "universityId", c.id as "courseId", c.code, c.name as "courseName", h.name as "cohortName",
  c.start_date as "startDate", c.end_date as "endDate", c.time_zone as "timeZone", h.hide_career_services as "hidesCareers",
  ${role} as role,
  ${GRADUATION_REQUIREMENTS} as "graduationRequirements",
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time),
      'contextId', s.context_id) order by s.start_time, s.id), '[]')
    from sessions s
    where s.university_id = c.university_id and s.course_id = c.id and s.cancelled_at is null) as sessions,
  (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'contextId', a.context_id, 'dueDate', iso(a.due_date),
      'bufferDays', a.buffer_days, 'required', a.required, 'requiredForGraduation', a.required_for_graduation,
      'prework', a.prework) order by ${EXTENDED_DUE}, a.id), '[]')
    from assignments a
    where a.university_id = c.university_id and a.course_id = c.id and ${isReleased(now)}) as items`;

/** Finds the classes in which a person is staff, the latest first. SUCC-064 */
export const findOwnClasses = (db: Db, accountId: number, now: Instant) =>
  db.many<HealthClassRow>(sql`
    select ${classColumns(sql`e.role`, now)}
    from enrollments e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    where e.account_id = ${accountId} and ${isOffered('e')} and e.role = any(${STAFF}::text[])
    order by c.start_date desc, c.id desc limit ${MOST_CLASSES}`);

/** Finds only the viewer's class. */
export const findClass = (
  db: Db,
  { universityId, courseId, role }: Pick<Viewer, 'universityId' | 'courseId' | 'role'>,
  requestTimesSince: Sql,
  now: Instant,
) =>
  db.one<HealthClassRow & { requests: RequestTimes[] | null }>(sql`
    select ${classColumns(sql`${role}::text`, now)}, ${requestTimesSince} as requests
    from courses c
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    where c.university_id = ${universityId} and c.id = ${courseId}`);

/** Finds the viewer's class, and the last ended classes of the same program and university. SUCC-066 */
export const findCompared = (db: Db, viewer: Viewer, now: Instant) => {
  const { universityId, courseId, role, timeZone } = viewer;
  return db.many<HealthClassRow>(sql`
    select ${classColumns(sql`case when c.id = ${courseId} then ${role}::text end`, now)}
    from (
      (select ${courseId}::int as id, null::date as end_date)
      union all
      (select o.id, o.end_date
        from courses c
        join cohorts ch on ch.university_id = c.university_id and ch.id = c.cohort_id
        join cohorts oh on oh.university_id = ch.university_id and oh.program_id = ch.program_id
        join courses o on o.university_id = oh.university_id and o.cohort_id = oh.id
        where c.university_id = ${universityId} and c.id = ${courseId} and o.id <> c.id and o.published_at is not null
          and o.end_date < ${localDay(now, timeZone)}::date
        order by o.end_date desc, o.id desc limit ${MOST_COMPARED})) as chosen
    join courses c on c.university_id = ${universityId} and c.id = chosen.id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    order by chosen.end_date desc nulls first, c.id desc`);
};

/** The remote requests of class `c` that are undecided, or were decided since a given time. */
export const requestTimesSince = (since: Instant): Sql => sql`(
  select coalesce(json_agg(json_build_object('askedAt', iso(q.requested_at), 'decidedAt', iso(d.decided_at))), '[]')
  from remote_requests q
  left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
  where q.university_id = c.university_id and q.course_id = c.id and ${LISTED}
    and (q.state = 'pending' or d.decided_at > ${since}::timestamptz))`;
