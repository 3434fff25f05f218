import { useState } from 'react';
import { AttendanceLegend, AttendanceStrip } from '#features/attendance/attendance-strip.tsx';
import { BarPlot } from '#kit/plot/bar-plot.tsx';
import { Histogram } from '#kit/plot/histogram.tsx';
import type { Key } from '#kit/plot/key.ts';
import { Legend } from '#kit/plot/legend.tsx';
import { LinePlot } from '#kit/plot/line-plot.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { Sparkline } from '#kit/plot/sparkline.tsx';
import { trendOf } from '#kit/plot/trend.ts';

const KEYS: readonly Key[] = [
  { label: 'In time', tone: 'brand' },
  { label: 'Late', tone: 'amber', texture: 'stripes' },
  { label: 'Not submitted', tone: 'bad', texture: 'open' },
];
const BARS = [
  { label: '1', values: [20, 3, 1], title: 'Landing page' },
  { label: '2', values: [17, 5, 2], title: 'Grid layout' },
];
const POINTS = [82, 84, 80, 88, 91].map((y, x) => ({ x, y }));
const BINS = [
  { label: 'Over', count: 2, marked: true },
  { label: '0', count: 3 },
  { label: '1', count: 9 },
];

/** A scene with every part of plots. */
export function PlotScene() {
  const [picked, setPicked] = useState<number>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PlotFigure
        title="Submitted work"
        legend={<Legend keys={KEYS} />}
        head={['Assignment', ...KEYS.map(({ label }) => label)]}
        rows={BARS.map(({ title, values }) => [title, ...values.map(String)])}
        onPick={setPicked}
      >
        <BarPlot keys={KEYS} bars={BARS} onPick={setPicked} />
      </PlotFigure>
      {picked !== undefined && <p role="status">Bar {picked + 1} was opened.</p>}
      <PlotFigure
        title="Average"
        head={['Week', 'Average']}
        rows={POINTS.map(({ x, y }) => [`Week ${x + 1}`, String(y)])}
      >
        <LinePlot
          dots={[]}
          line={POINTS}
          trend={trendOf(POINTS)}
          xTicks={POINTS.map(({ x }) => ({ at: x, label: `Week ${x + 1}` }))}
          yTicks={[80, 90].map((at) => ({ at, label: String(at) }))}
          yRange={[78, 94]}
        />
      </PlotFigure>
      <PlotFigure
        title="Absences left"
        head={['Left', 'Students']}
        rows={BINS.map(({ label, count }) => [label, String(count)])}
      >
        <Histogram bins={BINS} noun="student" />
      </PlotFigure>
      <p className="flex items-center gap-2">
        91 <Sparkline values={[80, null, 84, 91]} limit={82} label="Average: from 80 to 91" />
      </p>
      <AttendanceStrip
        columns={[
          [
            { mark: 'present', name: 'Monday' },
            { mark: 'absent', name: 'Tuesday' },
          ],
          [{ mark: 'future', name: 'Monday' }, null],
        ]}
      />
      <AttendanceLegend />
    </div>
  );
}
