/** The meaning of a color. Brand is also academic; amber is the grade color between yellow and red. */
export type Tone = 'neutral' | 'brand' | 'career' | 'good' | 'warn' | 'amber' | 'bad';

/** A tinted background with readable text of the same tone. */
export const SOFT_TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-brand',
  career: 'bg-career-soft text-career',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  amber: 'bg-amber-soft text-amber',
  bad: 'bg-bad-soft text-bad',
};

/** A clear background with a border and text in the tone. */
export const OUTLINE_TONES: Record<Tone, string> = {
  neutral: 'border border-line text-muted',
  brand: 'border border-brand/40 text-brand',
  career: 'border border-career/40 text-career',
  good: 'border border-good/40 text-good',
  warn: 'border border-warn/40 text-warn',
  amber: 'border border-amber/40 text-amber',
  bad: 'border border-bad/40 text-bad',
};

/** The full tone as a background, for bars and dots. */
export const SOLID_TONES: Record<Tone, string> = {
  neutral: 'bg-muted',
  brand: 'bg-brand',
  career: 'bg-career',
  good: 'bg-good',
  warn: 'bg-warn',
  amber: 'bg-amber',
  bad: 'bg-bad',
};
