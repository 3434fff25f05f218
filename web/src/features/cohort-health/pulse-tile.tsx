import type { ReactNode } from 'react';
import { Sparkline } from '#kit/plot/sparkline.tsx';

/** The look of a tile; the link around it is that of its screen. */
export const TILE_LOOK =
  'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-3 shadow-card transition-[translate,border-color] duration-150 hover:-translate-y-0.5 hover:border-edge sm:p-5';

type Props = {
  label: string;
  figure: ReactNode;
  note: string;
  /** The values in the order of time, now last; null is a gap. */
  values: readonly (number | null)[];
  range?: readonly [number, number];
  /** Describes the line in words. */
  course: string;
};

/** One number, how it came to be, and what it is made of. */
export const PulseTile = ({ label, figure, note, values, range, course }: Props) => (
  <>
    <span className="text-sm text-muted sm:text-base">{label}</span>
    <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span className="text-2xl font-bold tracking-tight tabular-nums sm:text-3xl">{figure}</span>
      {values.length > 1 && <Sparkline values={values} range={range} label={course} />}
    </span>
    <span className="text-sm wrap-anywhere text-muted">{note}</span>
  </>
);
