import type { Grades } from '@bcs/contract/features/grades/model';
import { overdueCount } from '@bcs/contract/features/coursework/lists';
import { gradesListStatus } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { academicAverage } from '@bcs/contract/features/grades/average';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { dueOf, toAssignmentFacts } from '#features/coursework/queries-assignment';
import { toStudentRow } from '#features/grading/queries-row';
import type { GradesParts } from './queries.ts';

/** The list of grades with its average, all by the rules of Annexes D and E. */
export function toGrades({ items, whose, ...limits }: GradesParts, viewer: Viewer, now: Instant): Grades {
  const rows = items
    .filter(({ assignment }) => !(viewer.cohortUiControl.hideCareerServices && isCareer(assignment)))
    .map(({ assignment: row, ...own }) => {
      const assignment = { ...row, effectiveDueDate: dueOf(row, viewer.timeZone) };
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
