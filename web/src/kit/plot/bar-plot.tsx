import { useRef } from 'react';
import { INK, LINE, WORDS } from './plot-tone.ts';
import { scale, thinned } from './scale.ts';
import { usePlotWidth } from './use-plot-width.ts';
import type { Key } from './legend.tsx';

export interface Bar {
  /** Under the bar. */
  readonly label: string;
  /** One for each key, in their order. */
  readonly values: readonly number[];
  /** What the pointer finds. */
  readonly title: string;
}

type Props = {
  bars: readonly Bar[];
  keys: readonly Key[];
  /** How high the axis reaches at least. */
  top?: number | undefined;
  /** What stands behind the numbers of the axis. */
  unit?: string | undefined;
  /** How much room a caption under a bar takes. */
  captionRoom?: number | undefined;
};

const HEIGHT = 168;
const [LEFT, TOP, BOTTOM] = [34, 8, 22];
const WIDEST_BAR = 36;

/** Stacked bars, one for each stretch of time. */
export function BarPlot({ bars, keys, top = 1, unit = '', captionRoom = 34 }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const width = usePlotWidth(ref);
  const most = Math.max(top, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const y = scale([0, most], [HEIGHT - BOTTOM, TOP]);
  const step = (width - LEFT) / Math.max(1, bars.length);
  const thick = Math.max(2, Math.min(WIDEST_BAR, step * 0.7));
  const x = (place: number) => LEFT + (place + 0.5) * step;
  const captions = thinned([...bars.entries()], Math.floor((width - LEFT) / captionRoom));
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className="block max-w-full text-2xs">
        {[0, most].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} stroke={LINE} />
            <text x={LEFT - 6} y={y(value)} dy="0.35em" textAnchor="end" fill={WORDS}>
              {Math.round(value)}
              {unit}
            </text>
          </g>
        ))}
        {bars.map((bar, place) => (
          <g key={bar.title}>
            <title>{bar.title}</title>
            {/* the whole column answers the pointer */}
            <rect x={x(place) - step / 2} y={0} width={step} height={HEIGHT} fill="none" pointerEvents="all" />
            {stacked(bar.values).map(([from, to], key) => {
              const tone = keys[key]?.tone ?? 'neutral';
              return to > from ? (
                <rect
                  key={keys[key]?.label}
                  x={x(place) - thick / 2}
                  y={y(to)}
                  width={thick}
                  height={Math.max(1, y(from) - y(to) - 1)}
                  rx={2}
                  fill={INK[tone]}
                />
              ) : null;
            })}
          </g>
        ))}
        {captions.map(([place, { label, title }]) => (
          <text key={title} x={x(place)} y={HEIGHT - 6} textAnchor="middle" fill={WORDS}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** From where to where each part of a bar reaches. */
function stacked(values: readonly number[]): [number, number][] {
  let reached = 0;
  return values.map((value) => {
    const from = reached;
    reached += value;
    return [from, reached];
  });
}
