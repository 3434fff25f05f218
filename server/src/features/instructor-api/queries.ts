import type { SessionAttendance } from '@bcs/contract/features/instructor-api/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, TEACHERS } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';
import { ATTENDANCE_PAIRS } from '#features/attendance/queries';
import { liveToken } from '#kernel/scopes';
import { isSeat } from '#kernel/seats';

/** The rights of a token for the instructor API. */
export interface TokenRights {
  readonly accountId: number;
  /** The scopes of an access token; null for a login session, which can read everything. */
  readonly scopes: readonly string[] | null;
}

/** Finds the holder of a token; nothing if it is invalid or its holder teaches nowhere. D-171 */
export const findAdmitted = (db: Db, hash: Buffer, now: Instant) =>
  db.maybe<TokenRights>(sql`
    select a.id as "accountId", t.scopes from ${liveToken(hash, now, 'instructor-api')}
    join accounts a on a.id = t.account_id and a.active
    where exists (select 1 from enrollments e where e.account_id = a.id and ${isSeat('e')} and e.role = any(${TEACHERS}))`);

/** Finds the sessions of the viewer's course, each with its students by name. */
export const findSessionAttendance = (db: Db, { universityId, courseId, cohortUiControl }: Viewer) =>
  db.many<SessionAttendance>(sql`
    select s.id, s.name, s.chapter, s.start_time as "startTime", s.end_time as "endTime",
      coalesce(json_agg(json_build_object(${ATTENDANCE_PAIRS},
        'student', json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name),
        'studentEnrollmentId', e.id) order by c.name_order, e.id) filter (where e.id is not null), '[]') as students
    from sessions s
    left join enrollments e on e.university_id = s.university_id and e.course_id = s.course_id and e.role = ${STUDENT} and e.active
    left join accounts c on c.id = e.account_id
    left join attendance a on a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id
    left join excused_absence_reasons x on x.id = a.excused_absence_reason_id
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
      ${cohortUiControl.hideCareerServices ? sql`and s.context_id = 1` : empty}
    group by s.id, s.name, s.chapter, s.start_time, s.end_time
    order by s.start_time, s.id`);
