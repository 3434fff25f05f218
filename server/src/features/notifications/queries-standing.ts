import { CAREER } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { isStudentNow } from '#kernel/seats';

/** News of whoever has left the class or was blocked: there is nothing to grade, to answer or to decide. D-229 */
const STUDENT_IS_AWAY = sql`(n.facts ->> 'studentEnrollmentId' is not null and not exists (
  select from enrollments s
  where s.university_id = n.university_id and s.id = (n.facts ->> 'studentEnrollmentId')::int and ${isStudentNow('s')}))`;

/** News of careers for a student whose cohort hides them: it leads to pages that are closed. D-065 */
const HIDDEN_BY_COHORT = sql`((n.type = 'CAREER_FEEDBACK' or n.facts ->> 'contextId' is not distinct from ${String(CAREER)}) and exists (
  select from enrollments r
  join courses c on c.university_id = r.university_id and c.id = r.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id and h.hide_career_services
  where r.university_id = n.university_id and r.id = n.enrollment_id and r.role = ${STUDENT}))`;

/** News of an announcement that is over, or of a survey that has closed. ANN-013 */
const isOver = (now: Instant): Sql => sql`(coalesce((n.facts ->> 'closesAt')::timestamptz <= ${now}::timestamptz, false)
  or n.type = 'ANNOUNCEMENT' and exists (
    select from announcements a
    where a.university_id = n.university_id and a.id = (n.facts ->> 'announcementId')::int
      and a.expiration_date <= ${now}::timestamptz))`;

/**
 * Tells whether news `n` stands, for the bell and for every mail: what was read stays. What has lost its reason is
 * withdrawn from whoever has not read it, whatever it asked for, and is there again with its reason. D-201, D-331
 */
export const stands = (now: Instant): Sql => sql`(n.handled_at is not null
  or not (${STUDENT_IS_AWAY} or ${HIDDEN_BY_COHORT} or ${isOver(now)}))`;
