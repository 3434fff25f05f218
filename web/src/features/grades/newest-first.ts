import type { GradesRow } from '@bcs/contract/features/grades/model';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';

/** When somebody last judged it: no career feedback has a time of its own, so it counts from the hand-in. */
const judgedAt = ({ submission, submissionGrade, careerFeedback }: GradesRow): Instant | null =>
  submissionGrade?.gradedAt ?? (careerFeedback && submission ? submission.date : null);

/** The own items: what was judged, the latest first, then the rest by due date, as it comes. */
export function newestFirst(rows: readonly GradesRow[]): GradesRow[] {
  const judged = rows.flatMap((row) => {
    const at = judgedAt(row);
    return at === null ? [] : [{ row, at }];
  });
  const first = judged.toSorted((a, b) => compareInstants(b.at, a.at)).map(({ row }) => row);
  return [...first, ...rows.filter((row) => judgedAt(row) === null)];
}
