import { useState, type PointerEvent } from 'react';
import { INK } from './plot-tone.ts';
import { toLayers, SQUARE_PITCH, SQUARE_SHAPES, type Square } from './squares.ts';

type Props = {
  /** The columns from left to right, each from top to bottom: a class per column, or a week with its classes. */
  columns: readonly (readonly (Square | null)[])[];
  /** Describes the strip in words: people who do not see it have nothing else. */
  label: string;
  /** The scale factor; the default of 1 is the size for a strip beside text. */
  grow?: number;
};

/** A strip of small squares, one for each event. */
export function SquareStrip({ columns, label, grow = 1 }: Props) {
  const [under, setUnder] = useState<string>();
  const rows = Math.max(1, ...columns.map((squares) => squares.length));
  const [width, height] = [columns.length * SQUARE_PITCH, rows * SQUARE_PITCH];
  const find = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const pitch = (SQUARE_PITCH * shown) / Math.max(1, width);
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
      {toLayers(columns).map(({ shape, tone, path }) =>
        SQUARE_SHAPES[shape].filled ? (
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
