import { useId, useRef } from 'react';
import { LINE_COLOR, TEXT_COLOR } from './plot-tone.ts';
import { scale, thinOut } from './scale.ts';
import { paintOf, Textures } from './texture.tsx';
import { usePlotWidth } from './use-plot-width.ts';
import type { Key } from './key.ts';

export interface Bar {
  /** The label under the bar. */
  readonly label: string;
  /** One value for each key, in their order. */
  readonly values: readonly number[];
  /** Shown above the bar, or in place of a bar whose height is not revealed. */
  readonly note?: string | undefined;
  /** The tooltip of the bar; no two bars have the same. */
  readonly title: string;
}

type Props = {
  bars: readonly Bar[];
  keys: readonly Key[];
  /** The least value that the axis must include. */
  top?: number | undefined;
  /** The unit after the numbers of the axis. */
  unit?: string | undefined;
  /** The width that a caption below a bar needs, in pixels. */
  captionRoom?: number | undefined;
  /** The greatest width of a bar, in pixels. */
  widest?: number | undefined;
  height?: number | undefined;
  /** Opens the details of the bar at a position. People without a pointer open them from the table. */
  onPick?: ((place: number) => void) | undefined;
};

const [LEFT, BOTTOM] = [34, 22];
/** The space above the highest bar, without and with a note above it. */
const [BARE_TOP, NOTED_TOP] = [8, 20];
const WIDEST_BAR = 36;

/** Stacked bars, one for each period of time or range of values. */
export function BarPlot({
  bars,
  keys,
  top = 1,
  unit = '',
  captionRoom = 34,
  widest = WIDEST_BAR,
  height = 168,
  onPick,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const width = usePlotWidth(ref);
  const most = Math.max(top, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const y = scale([0, most], [height - BOTTOM, bars.some(({ note }) => note !== undefined) ? NOTED_TOP : BARE_TOP]);
  const step = (width - LEFT) / Math.max(1, bars.length);
  const thick = Math.max(2, Math.min(widest, step * 0.7));
  const x = (place: number) => LEFT + (place + 0.5) * step;
  const captions = thinOut([...bars.entries()], Math.floor((width - LEFT) / captionRoom));
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block max-w-full text-2xs">
        <Textures id={id} keys={keys} />
        {[0, most].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} stroke={LINE_COLOR} />
            <text x={LEFT - 6} y={y(value)} dy="0.35em" textAnchor="end" fill={TEXT_COLOR}>
              {Math.round(value)}
              {unit}
            </text>
          </g>
        ))}
        {bars.map((bar, place) => (
          <g
            key={bar.title}
            className={onPick && 'cursor-pointer hover:opacity-70'}
            onClick={onPick && (() => onPick(place))}
          >
            <title>{bar.title}</title>
            {/* the whole column reacts to the pointer */}
            <rect x={x(place) - step / 2} y={0} width={step} height={height} fill="none" pointerEvents="all" />
            {stacked(bar.values).map(([from, to], key) =>
              to > from ? (
                <rect
                  key={keys[key]?.label}
                  x={x(place) - thick / 2}
                  y={y(to)}
                  width={thick}
                  height={Math.max(1, y(from) - y(to) - 1)}
                  rx={Math.min(2, thick / 3)}
                  {...paintOf(keys[key], id, key)}
                />
              ) : null,
            )}
            {bar.note !== undefined && (
              <text
                x={x(place)}
                y={y(bar.values.reduce((sum, value) => sum + value, 0)) - 5}
                textAnchor="middle"
                fill={TEXT_COLOR}
              >
                {bar.note}
              </text>
            )}
          </g>
        ))}
        {captions.map(([place, { label, title }]) => (
          <text
            key={title}
            x={Math.min(x(place), width - reachOf(label))}
            y={height - 6}
            textAnchor="middle"
            fill={TEXT_COLOR}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Estimates how far a caption extends on either side of its centre, so that the last one stays inside the plot. */
const reachOf = (label: string) => label.length * 3;

/** Returns the start and the end of each part of a bar. */
function stacked(values: readonly number[]): [number, number][] {
  let reached = 0;
  return values.map((value) => {
    const from = reached;
    reached += value;
    return [from, reached];
  });
}
