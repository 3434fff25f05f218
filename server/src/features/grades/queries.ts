import type { Grades } from '@bcs/contract/features/grades/model';
import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { itemsOf, type ItemRow } from '#features/coursework/queries';
import { WHOSE } from '#features/grading/queries-row';

export type GradesParts = Pick<
  Grades,
  'maxMissedGeneralAssignment' | 'maxMissedRequiredAssignment' | 'minimumScoreRequired'
> & {
  items: ItemRow[];
  whose: Omit<GradebookStudent, 'stays' | 'isBlocked'>;
};

/** Finds the data that the grades of one student are composed of. */
export const findGrades = (db: Db, place: ClassKey, enrollmentId: number, now: Instant): Promise<GradesParts> =>
  db.one<GradesParts>(sql`
    select ${itemsOf(place, enrollmentId, now)} as items, ${WHOSE} as whose,
      c.max_missed_general_assignment as "maxMissedGeneralAssignment",
      c.max_missed_required_assignment as "maxMissedRequiredAssignment",
      c.minimum_score_required as "minimumScoreRequired"
    from enrollments e
    join accounts p on p.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.university_id = ${place.universityId} and e.id = ${enrollmentId} and e.course_id = ${place.courseId}`);
