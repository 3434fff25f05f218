import { GROUND_COLOR, INK, LINE_COLOR } from './plot-tone.ts';
import { scale, unbrokenStretches } from './scale.ts';

type Props = {
  /** The values in order of time; null is a gap. */
  values: readonly (number | null)[];
  /** Describes the line in words: people who do not see it have nothing else. */
  label: string;
  /** The range from lowest to highest; by default that of the values. */
  range?: readonly [number, number] | undefined;
  /** A significant value, drawn as a horizontal line. */
  limit?: number | undefined;
};

const [WIDTH, HEIGHT, EDGE] = [76, 24, 4];

/** A line as small as a word, beside the number at its end. */
export function Sparkline({ values, label, range, limit }: Props) {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
  const last = known.at(-1);
  const heights = [...known.map(({ value }) => value), ...(limit === undefined ? [] : [limit])];
  const x = scale([0, Math.max(1, values.length - 1)], [EDGE, WIDTH - EDGE]);
  const y = scale(range ?? [Math.min(...heights), Math.max(...heights)], [HEIGHT - EDGE, EDGE]);
  const points = values.map((value, place) => (value === null ? null : `${x(place)},${y(value)}`));
  return (
    <svg
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="inline-block shrink-0"
    >
      {limit !== undefined && (
        <line
          x1={0}
          x2={WIDTH}
          y1={y(limit)}
          y2={y(limit)}
          stroke={LINE_COLOR}
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      )}
      {unbrokenStretches(points).map((stretch) => (
        <polyline
          key={stretch[0]}
          points={stretch.join(' ')}
          fill="none"
          strokeWidth={1.75}
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke={INK.brand}
        />
      ))}
      {last && (
        <circle cx={x(last.place)} cy={y(last.value)} r={3} fill={INK.brand} stroke={GROUND_COLOR} strokeWidth={1.5} />
      )}
    </svg>
  );
}
