import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { GradebookContent } from '@bcs/contract/features/grading/rights';
import type { Mark } from '@bcs/contract/features/grading/mark';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import type { Stay } from '@bcs/contract/features/enrollments/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { gradebookItems, type GradebookParts, gradebookWorks } from '#features/gradebook/queries';
import { STUDENT_PERSON_JSON } from '#features/people/queries';
import { staysOf, wasThere } from '#kernel/stays';
import { LAST_SEEN_ON } from './queries.ts';

/** The data for the list; the rest follows by the rules of Annexes D and E. */
export interface ListParts {
  students: (Pick<StudentRow, 'student' | 'studentEnrollmentId' | 'lastSeenOn' | 'attendance'> & {
    stays: readonly Stay[];
  })[];
  assignments: GradebookParts['assignments'];
  works: { enrollmentId: number; assignmentIds: number[]; marks: Mark[] }[];
}

/** Counts attended, missed and excused past class sessions by student. D-118 */
const tallies = ({ universityId, courseId }: Viewer, now: Instant) => sql`
  select a.enrollment_id,
    count(*) filter (where a.status_code in ('present', 'remote')) as attended,
    count(*) filter (where a.status_code = 'absent') as absent,
    count(*) filter (where a.status_code = 'exception') as excused
  from sessions s
  join attendance a on a.university_id = s.university_id and a.session_id = s.id
  join enrollments m on m.university_id = a.university_id and m.id = a.enrollment_id and ${wasThere('m', sql`s.start_time`)}
  where s.university_id = ${universityId} and s.course_id = ${courseId} and s.context_id = ${ACADEMIC}
    and s.cancelled_at is null and s.start_time <= ${now}
  group by a.enrollment_id`;

/** Finds the students of a course by name, with their attendance and marks, in one statement. */
export const findList = (db: Db, viewer: Viewer, content: GradebookContent, now: Instant) =>
  db.one<ListParts>(sql`
    select ${gradebookItems(viewer, content, now)} as assignments, ${gradebookWorks(viewer, content)} as works,
      (select coalesce(json_agg(json_build_object(
          'student', ${STUDENT_PERSON_JSON}, 'studentEnrollmentId', e.id, 'lastSeenOn', ${LAST_SEEN_ON}, 'stays', ${staysOf('e')},
          'attendance', json_build_object(
            'attended', coalesce(y.attended, 0), 'absent', coalesce(y.absent, 0), 'excused', coalesce(y.excused, 0)))
          order by c.name_order, e.id), '[]')
        from enrollments e
        join accounts c on c.id = e.account_id
        join courses k on k.university_id = e.university_id and k.id = e.course_id
        left join (${tallies(viewer, now)}) y on y.enrollment_id = e.id
        where e.university_id = ${viewer.universityId} and e.course_id = ${viewer.courseId} and e.active
          and e.role = ${STUDENT}) as students`);
