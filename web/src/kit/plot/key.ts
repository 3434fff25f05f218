import type { PlotTone } from './plot-tone.ts';

/** The pattern that lies over a color, so that parts are told apart without it, and in print. */
export type Texture = 'plain' | 'stripes' | 'dots' | 'open';

/** A part of a plot, as its legend names it. */
export interface Key {
  readonly label: string;
  readonly tone: PlotTone;
  /** Tells parts apart that lie on each other; plain unless told. */
  readonly texture?: Texture | undefined;
}
