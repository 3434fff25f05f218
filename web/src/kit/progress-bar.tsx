import { cx } from './cx.ts';
import { SOLID_TONES, type Tone } from './tone.ts';

type Props = {
  label: string;
  value: number;
  max?: number | undefined;
  tone?: Tone | undefined;
  /** The text for screen readers in place of the percentage, such as '3 of 8'. */
  text?: string | undefined;
  className?: string | undefined;
};

/** A bar that fills with progress. Show the figure beside it. */
export function ProgressBar({ label, value, max = 100, tone = 'brand', text, className }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={text}
      className={cx('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div className={cx('h-full rounded-full', SOLID_TONES[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
