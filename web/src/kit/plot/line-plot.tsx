import { useRef } from 'react';
import type { Tone } from '#kit/tone.ts';
import { BAND_COLOR, GROUND_COLOR, INK, LINE_COLOR, TEXT_COLOR } from './plot-tone.ts';
import { scale, keepSpaced, unbrokenStretches } from './scale.ts';
import type { Point } from './trend.ts';
import { usePlotWidth } from './use-plot-width.ts';

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly tone: Tone;
  /** The tooltip of the dot. */
  readonly title: string;
}
export type Tick = { readonly at: number; readonly label: string };

type Props = {
  dots: readonly Dot[];
  /** Points joined by a line, such as a running mean; null interrupts the line. */
  line: readonly (Point | null)[];
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** The trend of the values, drawn as a dashed line. */
  trend?: readonly Point[] | null | undefined;
  /** The range of values, from the lowest to the highest. */
  yRange: readonly [number, number];
  /** A significant value, drawn as a horizontal line. */
  limit?: Tick | undefined;
  /** The range in which values should be, drawn as a stripe behind them. */
  band?: { readonly from: number; readonly to: number; readonly label: string } | undefined;
  /** The height in pixels. */
  height?: number | undefined;
};

// the right half of a caption must fit, also in other fonts
const [LEAST_LEFT, RIGHT, TOP, BOTTOM] = [26, 28, 10, 22];
/** The space between a caption at the left and its line. */
const GAP = 8;
/** The width of the widest letters, in pixels. */
const LETTER = 8;
/** The space for a caption below. */
const CAPTION = 56;

/** Single values over time, and a line through their mean. */
export function LinePlot({ dots, line, trend, xTicks, yTicks, yRange, limit, band, height = 200 }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const width = usePlotWidth(ref);
  // captions at the left are never cut off: '+50' without its sign is another number
  const left = Math.max(LEAST_LEFT, GAP + LETTER * Math.max(...yTicks.map(({ label }) => label.length)));
  const xs = [...dots, ...line].flatMap((point) => (point ? [point.x] : []));
  const x = scale([Math.min(...xs), Math.max(...xs)], [left + 8, width - RIGHT]);
  const y = scale(yRange, [height - BOTTOM, TOP]);
  const captions = keepSpaced(xTicks, ({ at }) => x(at), CAPTION);
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block max-w-full text-2xs">
        {band && (
          <g>
            <title>{band.label}</title>
            <rect x={left} width={width - left} y={y(band.to)} height={y(band.from) - y(band.to)} fill={BAND_COLOR} />
          </g>
        )}
        {yTicks.map(({ at, label }) => (
          <g key={label}>
            <line x1={left} x2={width} y1={y(at)} y2={y(at)} stroke={LINE_COLOR} />
            <text x={left - GAP} y={y(at)} dy="0.35em" textAnchor="end" fill={TEXT_COLOR}>
              {label}
            </text>
          </g>
        ))}
        {limit && (
          <g>
            <title>{limit.label}</title>
            <line x1={left} x2={width} y1={y(limit.at)} y2={y(limit.at)} strokeDasharray="5 4" stroke={INK.bad} />
          </g>
        )}
        {trend && (
          <polyline
            points={trend.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
            fill="none"
            strokeWidth={1.5}
            strokeDasharray="2 4"
            stroke={TEXT_COLOR}
          />
        )}
        {unbrokenStretches(line).map((points) => (
          <polyline
            key={points[0]?.x}
            points={points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
            stroke={INK.brand}
          />
        ))}
        {dots.map((dot) => (
          <circle
            key={`${dot.x} ${dot.title}`}
            cx={x(dot.x)}
            cy={y(dot.y)}
            r={5}
            strokeWidth={2}
            stroke={GROUND_COLOR}
            fill={INK[dot.tone]}
          >
            <title>{dot.title}</title>
          </circle>
        ))}
        {captions.map(({ at, label }) => (
          <text key={at} x={x(at)} y={height - 6} textAnchor="middle" fill={TEXT_COLOR}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
