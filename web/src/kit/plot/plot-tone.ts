import type { Tone } from '#kit/tone.ts';

/** What a mark is drawn with. The table beside each plot says the same in words. */
export const INK: Readonly<Record<Tone, string>> = {
  neutral: 'var(--color-edge)',
  brand: 'var(--color-brand)',
  career: 'var(--color-career)',
  // the tone of words is too dark for grounds of this size
  good: 'color-mix(in oklab, var(--color-good) 75%, var(--color-surface))',
  warn: 'var(--color-warn)',
  amber: 'var(--color-amber)',
  bad: 'var(--color-bad)',
};
export const LINE = 'var(--color-line)';
export const WORDS = 'var(--color-muted)';
export const GROUND = 'var(--color-surface)';
