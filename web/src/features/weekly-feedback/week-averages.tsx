import { useId } from 'react';
import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { RATINGS, targetText } from '@bcs/contract/features/weekly-feedback/ratings';
import { Badge } from '#kit/badge.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { HELD_BACK_TEXT, useHeldBack } from './held-back.ts';
import { judgement, meanText } from './judgement.ts';
import { RatingBar } from './rating-bar.tsx';
import { turnoutText } from './turnout.ts';

type Props = {
  week: AverageData;
  /** The week before, where there is one. */
  before: AverageData | undefined;
};

/** The averages of one week, each against its target and the week before. WEEK-005, D-148 */
export function WeekAverages({ week, before }: Props) {
  const id = useId();
  const heldBack = useHeldBack(week);
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={`Week ${week.week}`}
        lead={leadOf(week, heldBack)}
        className="px-4 pt-4 pb-3 sm:px-5"
      />
      <dl className="divide-y divide-line border-t border-line">
        {RATINGS.map((rating) => {
          const mean = week[rating.field];
          const judged = mean === null ? null : judgement(rating, mean);
          const last = before?.[rating.field] ?? null;
          return (
            <div key={rating.field} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
              <dt className="min-w-0 grow">
                {rating.label}
                {rating.target && <span className="text-sm text-muted"> · {targetText(rating)}</span>}
              </dt>
              <dd className="flex items-center gap-3">
                {mean !== null && last !== null && (
                  <span className="text-sm whitespace-nowrap text-muted tabular-nums">{meanText(last)} last week</span>
                )}
                {mean !== null && judged && <RatingBar rating={rating} mean={mean} before={last} tone={judged.tone} />}
                <span className="font-semibold tabular-nums">
                  {mean === null ? 'Nobody rated this' : meanText(mean)}
                </span>
                {judged && (
                  // one width, so that the bars stand below each other
                  <span className="w-22 text-end">
                    <Badge tone={judged.tone}>{judged.words}</Badge>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

/** '18 of 24 answered (75%). Of an open survey …' */
const leadOf = (week: AverageData, heldBack: boolean): string =>
  heldBack ? `${turnoutText(week)}. ${HELD_BACK_TEXT}` : `${turnoutText(week)}.`;
