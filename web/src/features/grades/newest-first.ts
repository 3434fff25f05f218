import type { GradesRow } from '@bcs/contract/features/grades/model';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';

/** The time of the last assessment: career feedback has no time of its own, so the hand-in counts. */
const judgedAt = ({ submission, submissionGrade, careerFeedback }: GradesRow): Instant | null =>
  submissionGrade?.gradedAt ?? (careerFeedback && submission ? submission.date : null);

/** The student's items: graded ones first, the latest on top, then the others by due date. */
export function newestFirst(rows: readonly GradesRow[]): GradesRow[] {
  const judged = rows.flatMap((row) => {
    const at = judgedAt(row);
    return at === null ? [] : [{ row, at }];
  });
  const first = judged.toSorted((a, b) => compareInstants(b.at, a.at)).map(({ row }) => row);
  return [...first, ...rows.filter((row) => judgedAt(row) === null)];
}
