import { cx } from './cx.ts';

const BASE =
  'relative inline-flex print:hidden items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,box-shadow,translate] duration-150 active:translate-y-px ' +
  'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none not-aria-busy:aria-disabled:opacity-50 aria-busy:opacity-80';

const TONE = {
  primary: 'bg-brand text-on-brand shadow-card hover:bg-brand-strong',
  secondary: 'border border-line bg-raised text-ink shadow-control hover:border-edge hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-bad text-canvas shadow-card hover:brightness-110',
  // for the night-coloured hero, which is dark in both themes
  onNight: 'bg-white text-night outline-white! hover:bg-white/90',
  onNightQuiet: 'border border-white/35 text-white outline-white! hover:bg-white/15',
} as const;

const SIZE = {
  md: 'min-h-10 px-4 text-base pointer-coarse:min-h-11',
  sm: 'min-h-8 rounded-lg px-3 text-sm pointer-coarse:min-h-11',
  iconSmall: 'size-8 shrink-0 pointer-coarse:size-11',
  icon: 'size-10 shrink-0 pointer-coarse:size-11',
} as const;

export type ButtonLook = { tone?: keyof typeof TONE | undefined; size?: keyof typeof SIZE | undefined };

/** The classes of a button, for buttons and for links that look like one. */
export const buttonLook = ({ tone = 'secondary', size = 'md' }: ButtonLook, more?: string) =>
  cx(BASE, TONE[tone], SIZE[size], more);
