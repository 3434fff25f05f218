import { useDeferredValue } from 'react';
import { IconLock } from '@tabler/icons-react';
import { writeFollowUp } from '@bcs/contract/features/weekly-feedback/abilities';
import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { OUTSIDE_TIME } from '@bcs/contract/features/weekly-feedback/ratings';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import type { Output } from '#lib/api.ts';
import { useViewer } from '#lib/viewer.ts';
import { ProgressBar } from '#kit/progress-bar.tsx';
import type { FeedbackTab } from './feedback-search.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import { HELD_BACK_TEXT, useHeldBack } from './held-back.ts';
import { HoursPlot } from './hours-plot.tsx';
import { RatingPlots } from './rating-plots.tsx';
import { seesNames } from './sees-names.ts';
import { WeekAnswers } from './week-answers.tsx';
import { WeekAverages } from './week-averages.tsx';
import { WeekComments } from './week-comments.tsx';
import { WeekTurnout } from './week-turnout.tsx';
import { hourShares } from './hours.ts';
import { turnoutText } from './turnout.ts';

/** The hours outside of class in the chosen week. WEEK-004, WEEK-005, WEEK-018 */
function WeekHours({ week }: { week: AverageData }) {
  const shares = hourShares(week);
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

type Props = { tab: FeedbackTab; report: Output<'weeklyFeedbackReport'>; chosen: AverageData };

/** The staff answer beside the comments that they answer. */
const BESIDE = 'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]';

const KEYS: readonly Key[] = [
  { label: 'Answered', tone: 'brand' },
  { label: 'Not answered', tone: 'step1' },
];

/** A plot of how many of the class answered in each week. WEEK-003 */
const SubmissionsPlot = ({ weeks }: { weeks: readonly AverageData[] }) => (
  <PlotFigure
    title="Submissions by week"
    lead="Of the students of the class."
    legend={<Legend keys={KEYS} />}
    head={['Week', 'Answered', 'Class', 'Share']}
    rows={weeks.map(({ week, feedbackCount, studentCount, feedbackPercentage }) => [
      `Week ${week}`,
      String(feedbackCount),
      String(studentCount),
      `${Math.round(feedbackPercentage)}%`,
    ])}
  >
    <BarPlot
      keys={KEYS}
      bars={weeks.map((each) => ({
        label: String(each.week),
        values: [each.feedbackCount, Math.max(0, each.studentCount - each.feedbackCount)],
        title: `Week ${each.week}: ${turnoutText(each)}`,
      }))}
    />
  </PlotFigure>
);

/** One view of the report: the chosen week, and all weeks as a plot. */
export function FeedbackTabPanel({ tab, report, chosen }: Props) {
  const viewer = useViewer();
  const names = seesNames(viewer);
  const answers = roleMay(writeFollowUp, viewer.role);
  const weeks = report.AverageData;
  const isSeen = chosen.shownCount > 0;
  const anySeen = weeks.some(({ shownCount }) => shownCount > 0);
  // a row for each student, below everything else: the plots do not wait for it
  const isDrawn = useDeferredValue(true, false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {tab === 'submissions' ? (
        <WeekTurnout week={chosen} />
      ) : isSeen ? (
        tab === 'time' ? (
          <WeekHours week={chosen} />
        ) : (
          <WeekAverages week={chosen} before={weeks.find(({ week }) => week === chosen.week - 1)} />
        )
      ) : (
        <NotYet week={chosen} />
      )}
      {tab === 'feedback' && (names || answers) && (
        <div className={names && answers ? BESIDE : undefined}>
          {names && <WeekComments comments={report.Comments} />}
          {answers && (
            <FollowUpForm
              key={chosen.week}
              week={chosen.week}
              saved={report.FollowUps.find(({ week }) => week === chosen.week)}
            />
          )}
        </div>
      )}
      {tab === 'submissions' ? (
        <SubmissionsPlot weeks={weeks} />
      ) : (
        anySeen && (tab === 'time' ? <HoursPlot weeks={weeks} /> : <RatingPlots weeks={weeks} />)
      )}
      {tab === 'feedback' && names && isDrawn && <WeekAnswers details={report.DetailedData} />}
    </div>
  );
}

/** Says that too few students have answered, or none. WEEK-015, D-147 */
function NotYet({ week }: { week: AverageData }) {
  const heldBack = useHeldBack(week);
  const isKnown = week.feedbackCount === 0 && !heldBack;
  return (
    <EmptyCard
      icon={<IconLock size={28} />}
      title={
        isKnown
          ? `Nobody has answered in week ${week.week} yet.`
          : 'Weekly Survey information will be made available after 50% of the surveys have been submitted.'
      }
    >
      {!isKnown && `At least five answers are needed.${heldBack ? ` ${HELD_BACK_TEXT}` : ''}`}
    </EmptyCard>
  );
}
