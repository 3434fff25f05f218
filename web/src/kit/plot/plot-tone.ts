import type { Tone } from '#kit/tone.ts';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'var(--color-edge)',
  brand: 'var(--color-brand)',
  career: 'var(--color-career)',
  // the tone for text is too dark for areas of this size
  good: 'color-mix(in oklab, var(--color-good) 75%, var(--color-surface))',
  warn: 'var(--color-warn)',
  amber: 'var(--color-amber)',
  bad: 'var(--color-bad)',
};
/** A tone, or a step of a scale from low to high. */
export type PlotTone = Tone | 'step1' | 'step2' | 'step3' | 'step4' | 'step5';

const step = (share: number) => `color-mix(in oklab, var(--color-brand) ${share}%, var(--color-surface))`;
/** The color of a mark, by its tone. The table beside each plot says the same in words. */
export const INK: Readonly<Record<PlotTone, string>> = {
  ...TONES,
  step1: step(18),
  step2: step(38),
  step3: step(58),
  step4: step(78),
  step5: 'color-mix(in oklab, var(--color-brand) 80%, var(--color-ink))',
};
/** The color of the range in which values should be. */
export const BAND_COLOR = 'var(--color-good-soft)';
export const LINE_COLOR = 'var(--color-line)';
export const TEXT_COLOR = 'var(--color-muted)';
export const GROUND_COLOR = 'var(--color-surface)';
