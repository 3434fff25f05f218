import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { RATINGS, targetText, type Rating } from '@bcs/contract/features/weekly-feedback/ratings';
import { Badge } from '#kit/badge.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { BAND_COLOR, INK } from '#kit/plot/plot-tone.ts';
import type { Tone } from '#kit/tone.ts';
import { HELD_BACK_TEXT, useHeldBack } from './held-back.ts';
import { judgement, meanText } from './judgement.ts';
import { turnoutText } from './turnout.ts';

type Props = {
  week: AverageData;
  /** The week before, if there is one. */
  before: AverageData | undefined;
};

const [LOWEST, HIGHEST] = [1, 5];
const percentAt = (value: number) => ((value - LOWEST) / (HIGHEST - LOWEST)) * 100;

type RatingBarProps = {
  rating: Rating;
  mean: number;
  /** The average of the week before; null if it is not known. */
  before: number | null;
  tone: Tone;
};

/**
 * Draws an average between 1 and 5 as a mark on a line with its target range, and that of the week before as a thin
 * mark. Screen readers read the numbers beside it.
 */
const RatingBar = ({ rating: { target }, mean, before, tone }: RatingBarProps) => (
  <span aria-hidden className="relative h-3 w-36 shrink-0 overflow-hidden rounded-full bg-sunken max-md:hidden">
    {target && (
      <span
        className="absolute inset-y-0"
        style={{
          background: BAND_COLOR,
          left: `${percentAt(target.above)}%`,
          right: `${100 - percentAt(target.below ?? HIGHEST)}%`,
        }}
      />
    )}
    {before !== null && (
      <span className="absolute inset-y-0.5 w-px bg-muted" style={{ left: `${percentAt(before)}%` }} />
    )}
    <span className="absolute inset-y-0 w-1" style={{ background: INK[tone], left: `${percentAt(mean) - 1}%` }} />
  </span>
);

/** The averages of one week, each against its target and the week before. WEEK-005, D-148 */
export function WeekAverages({ week, before }: Props) {
  const heldBack = useHeldBack(week);
  return (
    <TitledCard title={`Week ${week.week}`} lead={leadOf(week, heldBack)} head="px-4 pt-4 pb-3 sm:px-5">
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
                  // one width, so that the bars are aligned
                  <span className="w-22 text-end">
                    <Badge tone={judged.tone}>{judged.words}</Badge>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </TitledCard>
  );
}

/** '18 of 24 answered (75%). Of an open survey …' */
const leadOf = (week: AverageData, heldBack: boolean): string =>
  heldBack ? `${turnoutText(week)}. ${HELD_BACK_TEXT}` : `${turnoutText(week)}.`;
