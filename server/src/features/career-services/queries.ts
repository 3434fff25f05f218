import { CAREER } from '@bcs/contract/features/enrollments/contexts';
import type { Session } from '@bcs/contract/features/sessions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, isStudent } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { assignmentsWithWork, type ItemRow } from '#features/coursework/queries';
import { NO_COUNTS, STAFF_COUNTS } from '#features/coursework/queries-assignment';
import { sessionColumns, SESSIONS } from '#features/sessions/queries';

export interface CareerParts {
  items: ItemRow[];
  sessions: Session[];
  courseStudentsCount: number;
}

/** The milestones and career sessions of the viewer's course, in one round trip. */
export function findCareerServices(db: Db, viewer: Viewer, now: Instant) {
  const { universityId, courseId, enrollmentId, role } = viewer;
  const counts = isStudent(role) ? NO_COUNTS : STAFF_COUNTS;
  return db.one<CareerParts>(sql`
    select ${assignmentsWithWork(viewer, enrollmentId, now, counts, sql`and a.context_id = ${CAREER}`)} as items,
      (select coalesce(json_agg(to_jsonb(t) || jsonb_build_object('startTime', iso(t."startTime"), 'endTime', iso(t."endTime"), 'updatedAt', iso(t."updatedAt"))
          order by t."startTime", t.id), '[]')
        from (select ${sessionColumns(viewer)} from ${SESSIONS}
          where s.university_id = ${universityId} and s.course_id = ${courseId} and s.context_id = ${CAREER} and s.cancelled_at is null) t) as sessions,
      (select count(*) from enrollments s
        where s.university_id = ${universityId} and s.course_id = ${courseId} and s.active and s.role = ${STUDENT}) as "courseStudentsCount"`);
}
