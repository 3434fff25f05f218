import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';

type Props = {
  label: string;
  figure: string | number;
  note: string;
  icon: ReactNode;
  tone: Tone;
  to: '/coursework' | '/attendance' | '/grades' | '/announcements';
};

/** 'Unavailable' instead of a number: on a phone it has to fit beside the icon in one piece. */
const isWord = (figure: string | number) => !/\d/.test(String(figure));

/** One figure that links to the page that explains it. DASH-009 */
export const FigureCard = ({ label, figure, note, icon, tone, to }: Props) => (
  <Link
    to={to}
    className="grid row-span-3 grid-cols-[minmax(0,1fr)_auto] grid-rows-subgrid gap-x-2 gap-y-0 rounded-card border border-line bg-surface p-3 shadow-card transition-[translate,border-color] duration-150 hover:-translate-y-0.5 hover:border-edge sm:p-5"
  >
    <span className="text-sm text-muted max-sm:col-span-2 sm:text-base">{label}</span>
    <span
      aria-hidden
      className={cx(
        'grid size-10 place-items-center rounded-control max-sm:col-start-2 max-sm:row-start-2 max-[24rem]:hidden',
        SOFT_TONES[tone],
      )}
    >
      {icon}
    </span>
    <span
      className={cx(
        'mt-1 self-center font-bold tracking-tight whitespace-nowrap tabular-nums sm:col-span-2 sm:text-3xl',
        isWord(figure) ? 'text-base' : 'text-2xl',
      )}
    >
      {figure}
    </span>
    <span className="col-span-2 mt-1 text-sm text-muted">{note}</span>
  </Link>
);

/** Two in a row on a phone, all in one on a desk. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">{children}</div>
);
