import type { Grades } from '@bcs/contract/features/grades/model';
import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import type { ClassKey, Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { overdueCount } from '@bcs/contract/features/coursework/lists';
import { gradesListStatus } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { academicAverage } from '@bcs/contract/features/grades/average';
import { sql, type Db } from '#database/db';
import { assignmentsWithWork, type ItemRow } from '#features/coursework/queries';
import { STUDENT_JSON, toStudentRow } from '#features/grading/queries';
import { finalDueDate, toAssignmentFacts } from '#features/coursework/queries-assignment';

type GradesParts = Pick<
  Grades,
  'maxMissedGeneralAssignment' | 'maxMissedRequiredAssignment' | 'minimumScoreRequired'
> & {
  items: ItemRow[];
  whose: Omit<GradebookStudent, 'stays' | 'isBlocked'>;
};

/** Finds the data for the grades of one student. */
export const findGrades = (db: Db, place: ClassKey, enrollmentId: number, now: Instant) =>
  db.one<GradesParts>(sql`
    select ${assignmentsWithWork(place, enrollmentId, now)} as items, ${STUDENT_JSON} as whose,
      c.max_missed_general_assignment as "maxMissedGeneralAssignment",
      c.max_missed_required_assignment as "maxMissedRequiredAssignment",
      c.minimum_score_required as "minimumScoreRequired"
    from enrollments e
    join accounts p on p.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.university_id = ${place.universityId} and e.id = ${enrollmentId} and e.course_id = ${place.courseId}`);

/** Composes the list of grades with its average, by the rules of Annexes D and E. */
export function toGrades({ items, whose, ...limits }: GradesParts, viewer: Viewer, now: Instant): Grades {
  const rows = items
    .filter(({ assignment }) => !(viewer.cohortUiControl.hideCareerServices && isCareer(assignment)))
    .map(({ assignment: row, ...own }) => {
      const assignment = { ...row, effectiveDueDate: finalDueDate(row, viewer.timeZone) };
      const { work } = own;
      const facts = toAssignmentFacts(assignment, own);
      const grade = work?.submissionGrade?.grade ?? null;
      return {
        facts,
        counted: { ...row, grade },
        row: { ...toStudentRow(assignment, whose, work), status: gradesListStatus(facts, now) },
      };
    });
  const average = academicAverage(rows.map(({ counted }) => counted));
  return {
    ...limits,
    grades: rows.map(({ row }) => row),
    academicAverageGrade: average?.academicAverageGrade ?? null,
    academicAverageValue: average?.academicAverageValue ?? null,
    roundAcademicAverageValue: average?.roundAcademicAverageValue ?? null,
    missedAssignmentCount: overdueCount(
      rows.map(({ facts }) => facts),
      now,
    ),
  };
}
