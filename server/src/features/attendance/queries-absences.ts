import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';
import { wasThere } from '#kernel/stays';

/** The number of absences of a student that count, and the highest number allowed. */
export interface CountedAbsences {
  readonly studentEnrollmentId: number;
  readonly student: string;
  readonly absences: number;
  readonly maxAbsence: number | null;
  /** The address at which the student may book a meeting. */
  readonly bookingUrl: string | null;
}

/** The absences of the enrollment `e` that count: not excused, no career session, none before joining. D-118, D-229 */
export const ABSENCES = sql`(
  select count(*) from attendance a
  join sessions s on s.university_id = a.university_id and s.id = a.session_id and s.context_id = 1 and s.cancelled_at is null
  where a.university_id = e.university_id and a.enrollment_id = e.id and a.status_code = 'absent'
    and ${wasThere('e', sql`s.start_time`)})`;

export const countAbsences = (
  db: Db,
  { universityId, courseId }: ClassKey,
  enrollmentIds: readonly number[],
): Promise<CountedAbsences[]> =>
  db.many<CountedAbsences>(sql`
    select e.id as "studentEnrollmentId", concat(c.first_name, ' ', c.last_name) as student,
      k.max_absence as "maxAbsence", k.you_can_book_me_url as "bookingUrl",
      ${ABSENCES} as absences
    from enrollments e
    join accounts c on c.id = e.account_id
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id = any(${enrollmentIds as number[]})
    order by e.id`);
