import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { turnoutText } from './turnout.ts';

const KEYS: readonly Key[] = [
  { label: 'Answered', tone: 'brand' },
  { label: 'Not answered', tone: 'step1' },
];

/** A plot of how many of the class answered in each week. WEEK-003 */
export const SubmissionsPlot = ({ weeks }: { weeks: readonly AverageData[] }) => (
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
