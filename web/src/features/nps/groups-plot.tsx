import type { NpsFigures } from '@bcs/contract/features/nps/model';
import { NPS_TITLES } from '@bcs/contract/features/nps/nps-file';
import type { NpsSurvey } from '@bcs/contract/features/surveys/names';
import { plural } from '@bcs/contract/kernel/plural';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { monthCaption } from './words.ts';

const KEYS: readonly Key[] = [
  { label: 'Promoters', tone: 'good' },
  { label: 'Neutral', tone: 'neutral' },
  { label: 'Detractors', tone: 'bad' },
];
const NOBODY = { promoters: 0, neutrals: 0, detractors: 0 };
/** The width of 'Sep 2025' under a bar, in pixels. */
const CAPTION = 56;

/** A plot of the shares of promoters and detractors in each class. */
export function GroupsPlot({ survey, courses }: { survey: NpsSurvey; courses: readonly NpsFigures[] }) {
  if (courses.length === 0) return null;
  const bars = courses.map(({ courseCode, startDate, groups }) => {
    const { promoters, neutrals, detractors } = groups ?? NOBODY;
    return {
      courseCode,
      label: monthCaption(startDate),
      values: [promoters, neutrals, detractors],
      title: `${courseCode}: ${plural(promoters, 'promoter')}, ${neutrals} neutral, ${plural(detractors, 'detractor')}`,
    };
  });
  return (
    <PlotFigure
      title={`Answers, ${NPS_TITLES[survey].toLowerCase()}`}
      lead="By class, in the order of their first days."
      legend={<Legend keys={KEYS} />}
      head={['Class', ...KEYS.map(({ label }) => label)]}
      rows={bars.map(({ courseCode, values }) => [courseCode, ...values.map(String)])}
    >
      <BarPlot keys={KEYS} captionRoom={CAPTION} bars={bars} />
    </PlotFigure>
  );
}
