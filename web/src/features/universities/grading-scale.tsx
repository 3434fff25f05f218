import { GRADES } from '@bcs/contract/features/grading/scale';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Card, CardHeader } from '#kit/card.tsx';

/** The scale is the same everywhere. ADM-080, D-191 */
export function GradingScale() {
  return (
    <Card pad aria-labelledby="scale" className="grid gap-4">
      <CardHeader
        title="Grading scale"
        id="scale"
        lead="The scale is the same in every class and cannot be edited. Below each grade is its weight in an average."
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-3">
        {GRADES.map(({ grade, weight }) => (
          <li key={grade} className="grid justify-items-center gap-1">
            <GradeChip grade={grade} />
            <span className="text-sm text-muted tabular-nums">{weight}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
