import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { OUTSIDE_TIME } from '@bcs/contract/features/weekly-feedback/ratings';
import { Card, CardHeader } from '#kit/card.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { sharesOf } from './hours.ts';
import { turnoutText } from './turnout.ts';

/** The hours outside of class in the chosen week. WEEK-004, WEEK-005, WEEK-018 */
export function WeekHours({ week }: { week: AverageData }) {
  const shares = sharesOf(week);
  return (
    <Card pad className="grid gap-3">
      <CardHeader title={`Week ${week.week}`} lead={turnoutText(week)} />
      <ul className="grid gap-2">
        {OUTSIDE_TIME.map((band, place) => {
          const share = Math.round(shares[place] ?? 0);
          return (
            <li key={band} className="grid gap-1">
              <span className="flex justify-between tabular-nums">
                <span>{band} hrs</span>
                <span className="font-semibold">{share}%</span>
              </span>
              <ProgressBar label={`${band} hours`} value={share} text={`${share}%`} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
