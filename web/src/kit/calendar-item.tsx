import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { OUTLINE_TONES, SOFT_TONES, type Tone } from './tone.ts';

export type CalendarItem = {
  id: string | number;
  /** The day, as 'YYYY-MM-DD'. */
  day: string;
  /** The displayed time: '6:30 PM'. */
  time?: string | undefined;
  label: string;
  href: string;
  tone: Tone;
  outlined?: boolean | undefined;
  icon?: ReactNode;
  /** The meaning of tone, outline and icon, in words for screen readers. */
  about?: string | undefined;
};

export type ItemsByDay = ReadonlyMap<string, readonly CalendarItem[]>;

/** One link in a day; `wide` is for the agenda. */
export const CalendarChip = ({ item, wide = false }: { item: CalendarItem; wide?: boolean | undefined }) => (
  <Anchor
    href={item.href}
    title={wide ? undefined : [item.time, item.label].filter(Boolean).join(' ')}
    className={cx(
      'flex min-w-0 items-center gap-1.5 leading-tight font-medium underline-offset-2 hover:underline [&_svg]:shrink-0',
      wide ? 'min-h-11 rounded-control px-3 py-2 [&_svg]:size-4.5' : 'min-h-6 rounded-lg px-1.5 text-xs',
      (item.outlined ? OUTLINE_TONES : SOFT_TONES)[item.tone],
    )}
  >
    {item.icon}
    {/* relative, because otherwise the hidden words are placed where the cut text would end, beyond the page */}
    <span className={wide ? 'min-w-0 wrap-anywhere' : 'relative truncate'}>
      {item.label}
      {item.about && <span className="sr-only">, {item.about}</span>}
    </span>
    {item.time && (
      <span className={cx('ml-auto shrink-0 tabular-nums', wide ? 'text-sm' : 'sr-only')}>
        {!wide && ', '}
        {item.time}
      </span>
    )}
  </Anchor>
);
