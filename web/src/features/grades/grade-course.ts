import { academicAverage } from '@bcs/contract/features/grades/average';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { weightOf, type Grade } from '@bcs/contract/features/grading/scale';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';

/** A graded item in the order in which work was handed in. */
export interface GradePoint {
  readonly id: number;
  readonly title: string;
  readonly at: Instant;
  readonly grade: Grade;
  readonly weight: number;
  /** The average of all that counts up to here; null before the first that does. D-096 */
  readonly average: number | null;
}

/** Letter grades over time, each with the average so far, by the rule of the page of grades. */
export function gradeCourse(rows: readonly GradesRow[]): GradePoint[] {
  const graded = rows
    .flatMap(({ assignment, submission, submissionGrade }) =>
      submission && submissionGrade ? [{ assignment, at: submission.date, grade: submissionGrade.grade }] : [],
    )
    .toSorted((a, b) => compareInstants(a.at, b.at));
  return graded.map(({ assignment, at, grade }, place) => ({
    id: assignment.id,
    title: assignment.title,
    at,
    grade,
    weight: weightOf(grade),
    average:
      academicAverage(graded.slice(0, place + 1).map((each) => ({ ...each.assignment, grade: each.grade })))
        ?.roundAcademicAverageValue ?? null,
  }));
}
