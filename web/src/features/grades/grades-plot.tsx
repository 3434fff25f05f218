import { averageNeeded, averageText, requiredLetter } from '@bcs/contract/features/grades/average';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { localDay, msOf, startOfDay } from '@bcs/contract/kernel/clock';
import { gradeTone } from '#features/grading/grade-chip.tsx';
import { Legend } from '#kit/plot/legend.tsx';
import { LinePlot } from '#kit/plot/line-plot.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { trendOf, type Point } from '#kit/plot/trend.ts';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { gradeCourse } from './grade-course.ts';

/** The letters that mark the vertical axis. */
const LETTERS = [
  { at: 100, label: 'A' },
  { at: 85, label: 'B' },
  { at: 75, label: 'C' },
  { at: 65, label: 'D' },
  { at: 40, label: 'F' },
  { at: 30, label: 'Inc.' },
];
/** The ends of the scale. Marks that are nearly 0 would compress all others, so they are drawn just below an F. */
const [LOWEST, HIGHEST] = [30, 105];
const heightOf = (value: number) => Math.max(LOWEST, value);

const AVERAGE = { label: 'Average so far', tone: 'brand' } as const;
const TONES = [
  { label: 'A and B', tone: 'good' },
  { label: 'C', tone: 'warn' },
  { label: 'D', tone: 'amber' },
  { label: 'F and Incomplete', tone: 'bad' },
] as const;

/** Letter grades over time with the average so far; nothing before the second, which makes no course. */
export function GradesPlot({ grades }: { grades: readonly GradesRow[] }) {
  const { timeZone, enrollment } = useViewer();
  const { minimumScoreRequired } = enrollment.course.graduationRequirements;
  const points = gradeCourse(grades);
  if (points.length < 2) return null;
  const days = [...new Set(points.map(({ at }) => localDay(at, timeZone)))];
  const last = points.at(-1)?.average ?? null;
  // incomplete work does not have its final grade yet
  const letters = points.filter(({ grade }) => grade !== 'Incomplete');
  const trend = trendOf(letters.map(({ at, weight }) => ({ x: msOf(at), y: weight })));
  return (
    <PlotFigure
      title="Grades over time"
      lead={[
        last === null ? 'Nothing that counts for the average yet.' : `The average so far is ${averageText(last)}.`,
        trend && `The letters ${directionOf(trend)} (dotted).`,
        minimumScoreRequired !== null &&
          `Graduation needs ${averageText(averageNeeded(minimumScoreRequired))} (dashed).`,
      ]
        .filter(Boolean)
        .join(' ')}
      legend={
        <Legend
          keys={[AVERAGE, ...TONES.filter(({ tone }) => points.some(({ grade }) => gradeTone(grade) === tone))]}
        />
      }
      head={['Submitted', 'Assignment', 'Grade', 'Average so far']}
      rows={points.map(({ at, title, grade, average }) => [
        formatDate(at, timeZone),
        title,
        grade,
        average === null ? '–' : averageText(average),
      ])}
    >
      <LinePlot
        dots={points.map(({ at, weight, grade, title }) => ({
          x: msOf(at),
          y: heightOf(weight),
          tone: gradeTone(grade),
          title: `${title}: ${grade}`,
        }))}
        line={points.flatMap(({ at, average }) => (average === null ? [] : [{ x: msOf(at), y: heightOf(average) }]))}
        trend={trend}
        xTicks={days.map((day) => ({ at: msOf(startOfDay(day, timeZone)), label: monthDay(day) }))}
        yTicks={LETTERS}
        yRange={[LOWEST - 4, HIGHEST]}
        limit={
          minimumScoreRequired === null
            ? undefined
            : { at: averageNeeded(minimumScoreRequired), label: `Required: ${requiredLetter(minimumScoreRequired)}` }
        }
      />
    </PlotFigure>
  );
}

/** Formats a day: '3/11'. */
const monthDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** Less than this from the first to the last is no direction. */
const STEADY = 3;
/** Says whether the grades rise or fall. */
function directionOf([first, last]: readonly [Point, Point]): string {
  const change = last.y - first.y;
  if (Math.abs(change) < STEADY) return 'hold steady';
  return change > 0 ? 'are rising' : 'are falling';
}
