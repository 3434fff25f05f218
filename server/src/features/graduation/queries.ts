import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { GraduationRecord } from '@bcs/contract/features/graduation/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';
import { STANDING_JOINS } from '#features/attendance/queries';
import { assignmentsWithWork, type ItemRow } from '#features/coursework/queries';
import { wasThere } from '#kernel/stays';
import { NO_COUNTS } from '#features/coursework/queries-assignment';

export type GraduationParts = Omit<GraduationRecord, 'items'> & { items: ItemRow[] };

/** Finds the facts of a student's graduation in one round trip, without careers if the cohort hides them. D-065 */
export function findGraduation(db: Db, viewer: Viewer, enrollmentId: number, now: Instant) {
  const { universityId, cohortUiControl } = viewer;
  const hides = cohortUiControl.hideCareerServices;
  return db.one<GraduationParts>(sql`
    select e.id as "studentEnrollmentId",
      json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as student,
      json_build_object(
        'maxAbsence', k.max_absence, 'maxRemoteAttendance', k.max_remote_attendance,
        'maxMissedGeneralAssignment', k.max_missed_general_assignment,
        'maxMissedRequiredAssignment', k.max_missed_required_assignment,
        'minimumScoreRequired', k.minimum_score_required) as "graduationRequirements",
      ${assignmentsWithWork(viewer, enrollmentId, now, NO_COUNTS, hides ? sql`and a.context_id = ${ACADEMIC}` : empty)} as items,
      (select coalesce(json_agg(json_build_object(
          'id', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time),
          'contextId', s.context_id, 'statusCode', coalesce(a.status_code, 'none'),
          'request', case when q.id is null then null when d.approved then 'approved' when d.id is not null then 'denied' else 'pending' end,
          'wasThere', ${wasThere('e', sql`s.start_time`)})
          order by s.start_time, s.id), '[]')
        from sessions s
        ${STANDING_JOINS}
        where s.university_id = e.university_id and s.course_id = e.course_id and s.cancelled_at is null
          ${hides ? sql`and s.context_id = ${ACADEMIC}` : empty}) as sessions
    from enrollments e
    join accounts c on c.id = e.account_id
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    where e.university_id = ${universityId} and e.id = ${enrollmentId}`);
}
