import { useRef } from 'react';
import type { Tone } from '#kit/tone.ts';
import { GROUND, INK, LINE, WORDS } from './plot-tone.ts';
import { scale, spaced } from './scale.ts';
import { usePlotWidth } from './use-plot-width.ts';

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly tone: Tone;
  /** What the pointer finds. */
  readonly title: string;
}
export interface Tick {
  readonly at: number;
  readonly label: string;
}

type Props = {
  dots: readonly Dot[];
  /** Points that are joined, such as a mean so far. */
  line: readonly { readonly x: number; readonly y: number }[];
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  /** From the lowest to the highest. */
  yRange: readonly [number, number];
  /** A height that matters, drawn across. */
  limit?: Tick | undefined;
};

const HEIGHT = 200;
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 18, 10, 22];
/** Room for a caption below. */
const CAPTION = 56;

/** Single values over time, and a line through their mean. */
export function LinePlot({ dots, line, xTicks, yTicks, yRange, limit }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const width = usePlotWidth(ref);
  const xs = [...dots, ...line].map(({ x: at }) => at);
  const x = scale([Math.min(...xs), Math.max(...xs)], [LEFT + 8, width - RIGHT]);
  const y = scale(yRange, [HEIGHT - BOTTOM, TOP]);
  const captions = spaced(xTicks, ({ at }) => x(at), CAPTION);
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className="block max-w-full text-2xs">
        {yTicks.map(({ at, label }) => (
          <g key={label}>
            <line x1={LEFT} x2={width} y1={y(at)} y2={y(at)} stroke={LINE} />
            <text x={LEFT - 8} y={y(at)} dy="0.35em" textAnchor="end" fill={WORDS}>
              {label}
            </text>
          </g>
        ))}
        {limit && (
          <g>
            <title>{limit.label}</title>
            <line x1={LEFT} x2={width} y1={y(limit.at)} y2={y(limit.at)} strokeDasharray="5 4" stroke={INK.bad} />
          </g>
        )}
        <polyline
          points={line.map((point) => `${x(point.x)},${y(point.y)}`).join(' ')}
          fill="none"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke={INK.brand}
        />
        {dots.map((dot) => (
          <circle
            key={`${dot.x} ${dot.title}`}
            cx={x(dot.x)}
            cy={y(dot.y)}
            r={5}
            strokeWidth={2}
            stroke={GROUND}
            fill={INK[dot.tone]}
          >
            <title>{dot.title}</title>
          </circle>
        ))}
        {captions.map(({ at, label }) => (
          <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor="middle" fill={WORDS}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
