import type { PlotTone } from './plot-tone.ts';

/** The pattern over a color, so that parts can be distinguished without it, and in print. */
export type Texture = 'plain' | 'stripes' | 'dots' | 'open';

/** A part of a plot, as its legend names it. */
export interface Key {
  readonly label: string;
  readonly tone: PlotTone;
  /** Distinguishes adjacent parts; plain by default. */
  readonly texture?: Texture | undefined;
}
