import { useState, type PointerEvent } from 'react';
import { INK } from './plot-tone.ts';
import { layersOf, PITCH, SHAPES, type Square } from './squares.ts';

type Props = {
  /** The columns from left to right, each from the top down: a class per column, or a week with its classes. */
  columns: readonly (readonly (Square | null)[])[];
  /** The content of the strip in words: whoever does not see it hears nothing else. */
  label: string;
  /** The enlargement; 1, the default, is the size of a strip that stands beside words. */
  grow?: number;
};

/** A strip of small squares, one for each thing that happened. */
export function SquareStrip({ columns, label, grow = 1 }: Props) {
  const [under, setUnder] = useState<string>();
  const rows = Math.max(1, ...columns.map((squares) => squares.length));
  const [width, height] = [columns.length * PITCH, rows * PITCH];
  const find = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const pitch = (PITCH * shown) / Math.max(1, width);
    setUnder(columns[Math.floor((clientX - left) / pitch)]?.[Math.floor((clientY - top) / pitch)]?.title);
  };
  return (
    <svg
      role="img"
      aria-label={label}
      width={width * grow}
      height={height * grow}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full"
      onPointerMove={find}
    >
      {under !== undefined && <title>{under}</title>}
      <rect width={width} height={height} fill="none" pointerEvents="all" />
      {layersOf(columns).map(({ shape, tone, path }) =>
        SHAPES[shape].filled ? (
          <path key={shape + tone} d={path} fill={INK[tone]} />
        ) : (
          <path
            key={shape + tone}
            d={path}
            fill="none"
            stroke={INK[tone]}
            strokeWidth={shape === 'cross' ? 2.25 : 1.5}
          />
        ),
      )}
    </svg>
  );
}

/** The meaning of the shapes of a strip. */
export const StripLegend = ({ keys }: { keys: readonly (Square & { readonly label: string })[] }) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {keys.map(({ label, ...square }) => (
      <li key={label} className="flex items-center gap-1.5">
        <SquareStrip columns={[[square]]} label={label} />
        {label}
      </li>
    ))}
  </ul>
);
