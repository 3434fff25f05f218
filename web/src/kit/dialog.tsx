import { useId, type ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { IconButton } from './button.tsx';
import { useModal } from './use-modal.ts';

const WIDTH = {
  sm: 'w-[min(28rem,calc(100vw-2rem))]',
  md: 'w-[min(36rem,calc(100vw-2rem))]',
  lg: 'w-[min(52rem,calc(100vw-2rem))]',
};

export type DialogProps = {
  open: boolean;
  /** Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, main action last. */
  footer?: ReactNode;
  size?: keyof typeof WIDTH | undefined;
  /** True for forms: a press beside the dialog does not throw the text away. */
  sticky?: boolean | undefined;
};

/**
 * A modal window built on the native dialog: it traps the focus and returns it. The content is mounted only while it is
 * open.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

function OpenDialog({ onClose, title, children, footer, size = 'sm', sticky = false }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(onClose, sticky)}
      aria-labelledby={titleId}
      className={cx(
        'max-h-[calc(100dvh-2rem)] rounded-2xl border border-line bg-surface p-0 text-ink shadow-pop',
        WIDTH[size],
      )}
    >
      <div className="grid gap-4 p-5 text-left sm:p-6">
        <h2 id={titleId} className="min-h-8 pt-0.5 pr-10 text-lg font-semibold">
          {title}
        </h2>
        <div className="min-w-0">{children}</div>
        {footer && <footer className="mt-2 flex flex-wrap justify-end gap-2 max-sm:*:grow">{footer}</footer>}
      </div>
      {/* Last in the order, so that the focus begins in the content or on the first button of the footer */}
      <IconButton icon={IconX} iconSize={20} label="Close" onClick={onClose} className="absolute! top-4 right-4" />
    </dialog>
  );
}
