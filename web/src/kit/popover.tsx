import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Align } from './place.ts';
import { usePopover, type PopoverButton } from './use-popover.ts';

type Props = {
  /** The accessible name of the panel. */
  label: string;
  button: (wiring: PopoverButton) => ReactNode;
  /** The content, rendered only while the panel is open; `close` closes it. */
  children: (close: () => void) => ReactNode;
  align?: Align | undefined;
  className?: string | undefined;
};

/** A panel beside a button: a native popover, so Escape and a click outside close it. */
export function Popover({ label, button, children, align = 'end', className }: Props) {
  const popover = usePopover(align);
  return (
    <>
      {button({ ...popover.button, 'aria-haspopup': 'dialog' })}
      <div
        {...popover.panel}
        role="dialog"
        aria-label={label}
        className={cx(
          'fixed m-0 w-80 max-w-[calc(100%-1rem)] overflow-y-auto rounded-2xl border border-line bg-surface p-0 shadow-pop',
          className,
        )}
      >
        {popover.open && children(popover.close)}
      </div>
    </>
  );
}
