import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { percentStyle } from '@bcs/contract/features/coursework/percentages';
import { plus } from '@bcs/contract/kernel/clock';
import { Card, CardHeader } from '#kit/card.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { HELD_BACK_TEXT, useHeldBack } from './held-back.ts';
import { turnoutText } from './turnout.ts';

const TONE = { error: 'bad', warning: 'warn', success: 'good' } as const;

/** The number of answers in the chosen week, in the color of the percentage. WEEK-003, GRADE-054 to GRADE-056 */
export function WeekTurnout({ week }: { week: AverageData }) {
  const { timeZone } = useViewer();
  const isOpen = week.closesAt > useNow();
  const heldBack = useHeldBack(week);
  const { feedbackCount, studentCount, feedbackPercentage } = week;
  return (
    <Card pad className="grid gap-3">
      <CardHeader
        title={`Week ${week.week}`}
        lead={`The survey ${isOpen ? 'is open until' : 'was open until'} ${formatDate(plus(week.closesAt, -1), timeZone)}.`}
      />
      <p className="font-semibold tabular-nums">{turnoutText(week)}</p>
      {heldBack && <p className="text-muted">{HELD_BACK_TEXT}</p>}
      <ProgressBar
        label="Students who answered"
        value={feedbackCount}
        max={studentCount}
        text={turnoutText(week)}
        tone={TONE[percentStyle(feedbackPercentage)]}
      />
    </Card>
  );
}
