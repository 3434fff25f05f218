import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { plural } from '@bcs/contract/kernel/plural';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { lastSeenText } from './last-seen.ts';
import { daysAway, isNearLimit, rateText, type Measure } from './students-rows.ts';

type Props = { row: StudentRow; measure: Measure };

const Nothing = () => <span className="text-muted">–</span>;

/** '94% · 2 of 8 absences': red where no or one more is left. */
export function AttendanceSoFar({ row, measure }: Props) {
  const rate = rateText(row);
  if (rate === null) return <Nothing />;
  const { absent } = row.attendance;
  return (
    <span className="grid">
      <span className="font-semibold tabular-nums">{rate}</span>
      <span className={cx('text-xs', isNearLimit(row, measure) ? 'font-semibold text-bad' : 'text-muted')}>
        {measure.maxAbsence === null ? plural(absent, 'absence') : `${absent} of ${measure.maxAbsence} absences`}
      </span>
    </span>
  );
}

/** 'A- 92' */
export function Average({ row: { academicAverageGrade, roundAcademicAverageValue } }: Pick<Props, 'row'>) {
  if (academicAverageGrade === null) return <Nothing />;
  return (
    <span className="inline-flex items-center gap-2">
      <GradeChip grade={academicAverageGrade} />
      <span className="text-sm text-muted tabular-nums">{roundAcademicAverageValue}</span>
    </span>
  );
}

export const Overdue = ({ row: { overdueCount } }: Pick<Props, 'row'>) =>
  overdueCount === 0 ? <span className="text-muted">None</span> : <Badge tone="bad">{overdueCount} overdue</Badge>;

/** Shows when a student was last seen; a week of absence stands out. */
export function LastSeen({ row, measure }: Props) {
  const days = daysAway(row, measure);
  const isLong = days === null || days >= 7;
  return (
    <span className={cx('text-sm whitespace-nowrap', isLong && 'font-semibold text-warn')}>{lastSeenText(days)}</span>
  );
}
