import type { NpsFigures } from '@bcs/contract/features/nps/model';
import { NPS_TITLES } from '@bcs/contract/features/nps/nps-file';
import type { NpsSurvey } from '@bcs/contract/features/surveys/names';
import { dateText } from '@bcs/contract/kernel/clock';
import { LinePlot } from '#kit/plot/line-plot.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { monthCaption, scoreText } from './words.ts';

type Props = { survey: NpsSurvey; courses: readonly NpsFigures[] };

const LEVELS = [-100, -50, 0, 50, 100].map((at) => ({ at, label: scoreText(at) }));

/** The score from cohort to cohort; nothing before the second, which makes no trend. */
export function TrendPlot({ survey, courses }: Props) {
  if (courses.length < 2) return null;
  const points = courses.map((course, place) => ({ ...course, x: place, y: course.score ?? 0 }));
  return (
    <PlotFigure
      title={`Trend, ${NPS_TITLES[survey].toLowerCase()}`}
      lead="The score of your classes, by their first day."
      head={['Class', 'First day', 'Score']}
      rows={points.map(({ courseCode, startDate, y }) => [courseCode, dateText(startDate), scoreText(y)])}
    >
      <LinePlot
        dots={points.map(({ x, y, courseCode }) => ({
          x,
          y,
          tone: 'brand',
          title: `${courseCode}: ${scoreText(y)}`,
        }))}
        line={points}
        xTicks={points.map(({ x, startDate }) => ({ at: x, label: monthCaption(startDate) }))}
        yTicks={LEVELS}
        yRange={[-100, 100]}
      />
    </PlotFigure>
  );
}
