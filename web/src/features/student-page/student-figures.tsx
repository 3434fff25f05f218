import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { plural } from '@bcs/contract/kernel/plural';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { lastSeenText } from './last-seen.ts';
import { daysSinceSeen, isNearLimit, rateText, type StudentMeasure } from './students-rows.ts';

type Props = { row: StudentRow; measure: StudentMeasure };

const Nothing = () => <span className="text-muted">–</span>;

/** Attendance so far: '94% · 2 of 8 absences', red if at most one more is allowed. */
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

/** Shows an average: 'A- 92'. */
export function AverageFigure({ row: { academicAverageGrade, roundAcademicAverageValue } }: Pick<Props, 'row'>) {
  if (academicAverageGrade === null) return <Nothing />;
  return (
    <span className="inline-flex items-center gap-2">
      <GradeChip grade={academicAverageGrade} />
      <span className="text-sm text-muted tabular-nums">{roundAcademicAverageValue}</span>
    </span>
  );
}

export const OverdueFigure = ({ row: { overdueCount } }: Pick<Props, 'row'>) =>
  overdueCount === 0 ? <span className="text-muted">None</span> : <Badge tone="bad">{overdueCount} overdue</Badge>;

/** Shows when a student was last seen; a week of absence is highlighted. */
export function LastSeen({ row, measure }: Props) {
  const days = daysSinceSeen(row, measure);
  const isLong = days === null || days >= 7;
  return (
    <span className={cx('text-sm whitespace-nowrap', isLong && 'font-semibold text-warn')}>{lastSeenText(days)}</span>
  );
}
