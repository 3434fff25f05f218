import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { SOFT_TONES, type Tone } from './tone.ts';

const ICON: Record<Tone, typeof IconX> = {
  neutral: IconInfoCircle,
  brand: IconInfoCircle,
  career: IconInfoCircle,
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  amber: IconAlertTriangle,
  bad: IconAlertTriangle,
};

type Props = {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link after the text. */
  action?: ReactNode;
  /** Called when the banner is dismissed; without it, it cannot be. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

/** A banner within the page. What went wrong is announced at once, the rest politely. */
export function Alert({ tone = 'neutral', title, children, action, onDismiss, className }: Props) {
  const Icon = ICON[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-control px-4 py-3 inset-ring inset-ring-current/10',
        SOFT_TONES[tone],
        className,
      )}
    >
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          {title && <p className={cx('font-semibold', tone === 'neutral' && 'text-ink')}>{title}</p>}
          {children && <div className="text-sm text-ink">{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-lg hover:bg-ink/8 pointer-coarse:size-10"
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
