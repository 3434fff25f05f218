import type { TransferAssignment } from '@bcs/contract/features/rosters/transferring';
import type { TransferClass, TransferPlan } from '@bcs/contract/features/rosters/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CLASS_EDITORS } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { ABSENCES } from '#features/attendance/queries';
import { REMOTE_ATTENDANCE_COUNT } from '#features/enrollments/queries-json';
import type { HeldEnrollment } from './queries-write.ts';

/** The highest number of classes to choose from. */
const MOST_CLASSES = 300;

/**
 * Tells whether `c` is another class that has not ended and in which the viewer may enroll people.
 * matrix-administration.md [46]
 */
const possible = ({ universityId, courseId, accountId, byGrant }: ClassAdministrator, now: Instant): Sql => sql`
  c.university_id = ${universityId} and c.id <> ${courseId} and c.deleted_at is null and c.end_date >= (${now}::timestamptz at time zone c.time_zone)::date
  and (${byGrant} or exists (select from enrollments v where v.university_id = c.university_id and v.course_id = c.id
    and v.account_id = ${accountId} and v.active and v.role = any(${[...CLASS_EDITORS]})))`;

/** Finds the classes to which somebody can be transferred, the latest first, without those they are in. */
export const findTransferClasses = (db: Db, viewer: ClassAdministrator, person: HeldEnrollment, now: Instant) =>
  db.many<TransferClass>(sql`
    select c.id, c.code, c.name, c.state from courses c
    where ${possible(viewer, now)} and not exists (select from enrollments e where e.university_id = c.university_id
      and e.course_id = c.id and e.account_id = ${person.accountId} and e.active)
    order by c.start_date desc, c.code, c.id limit ${MOST_CLASSES}`);

type Source = TransferAssignment & { readonly isGraded: boolean };
type Counted = TransferPlan['begins'];

/** The present state of both classes of a transfer. */
export interface TransferWorld {
  readonly courseId: number;
  readonly code: string;
  readonly course: string;
  readonly state: TransferPlan['state'];
  readonly fromCode: string;
  readonly possible: boolean;
  /** Tells whether the person is in the other class now. */
  readonly enrolled: boolean;
  /** The enrollment in the new class that is resumed; null if a new one starts. */
  readonly resumedId: number | null;
  readonly sources: readonly Source[];
  readonly targets: readonly TransferAssignment[];
  readonly left: Pick<Counted, 'absences' | 'remoteDays'>;
  readonly begins: Counted;
}

/** The assignments of the course in order, with what the enrollment has submitted. */
const assignments = (courseId: Sql, enrollmentId: Sql): Sql => sql`
  select coalesce(json_agg(json_build_object('assignmentId', a.id, 'title', a.title, 'contextId', a.context_id, 'planKey', null,
    'hasWork', w.id is not null, 'isGraded', w.id is not null and (
      exists (select from submission_grades g where g.university_id = w.university_id and g.submission_id = w.id)
      or exists (select from career_feedback f where f.university_id = w.university_id and f.submission_id = w.id)))
    order by a.due_date, a.id), '[]')
  from assignments a
  left join submissions w on w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = ${enrollmentId}
  where a.university_id = c.university_id and a.course_id = ${courseId}`;

/** The counts of the enrollment `e`, as pairs for json_build_object. */
const COUNTED = sql`'absences', ${ABSENCES}, 'remoteDays', ${REMOTE_ATTENDANCE_COUNT}`;

/** Reads everything on which a transfer depends in one statement; undefined if the university has no such class. */
export const findTransferWorld = (
  db: Db,
  viewer: ClassAdministrator,
  { enrollmentId, accountId, role }: HeldEnrollment,
  courseId: number,
  now: Instant,
) =>
  db.maybe<TransferWorld>(sql`
    select c.id as "courseId", c.code, c.name as course, c.state, k.code as "fromCode", ${possible(viewer, now)} as possible,
      exists (select from enrollments o where o.university_id = c.university_id and o.course_id = c.id
        and o.account_id = ${accountId} and o.active) as enrolled,
      r.id as "resumedId", (${assignments(sql`k.id`, sql`${enrollmentId}`)}) as sources,
      (${assignments(sql`c.id`, sql`r.id`)}) as targets,
      (select json_build_object(${COUNTED}) from enrollments e where e.university_id = k.university_id and e.id = ${enrollmentId}) as left,
      coalesce((select jsonb_build_object(${COUNTED}) from enrollments e where e.university_id = c.university_id and e.id = r.id),
        jsonb_build_object('absences', 0, 'remoteDays', 0))
        || jsonb_build_object('maxAbsence', c.max_absence, 'maxRemoteAttendance', c.max_remote_attendance) as begins
    from courses c
    join courses k on k.university_id = c.university_id and k.id = ${viewer.courseId}
    left join lateral (
      select o.id from enrollments o where o.university_id = c.university_id and o.course_id = c.id
        and o.account_id = ${accountId} and o.role = ${role} and not o.active
      order by o.ended_at desc, o.id desc limit 1) r on true
    where c.university_id = ${viewer.universityId} and c.id = ${courseId}`);
