import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { OUTLINE_TONES, SOFT_TONES, type Tone } from './tone.ts';

type Props = { tone?: Tone | undefined; outlined?: boolean | undefined; icon?: ReactNode; children: ReactNode };

/** A word with a colour; the word must do without the colour. */
export const Badge = ({ tone = 'neutral', outlined = false, icon, children }: Props) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
      (outlined ? OUTLINE_TONES : SOFT_TONES)[tone],
    )}
  >
    {icon}
    {children}
  </span>
);

/** Marks somebody whose account is blocked, for class staff. D-229 */
export const BlockedBadge = () => (
  <Badge tone="warn" outlined>
    Account blocked
  </Badge>
);
