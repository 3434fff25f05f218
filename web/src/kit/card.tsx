import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type CardProps = ComponentProps<'section'> & { pad?: boolean | undefined };

/** A sheet on the canvas. Padding is `pad`; leave it out when a table fills the card. */
export const Card = ({ className, pad = false, ...rest }: CardProps) => (
  <section
    {...rest}
    className={cx('min-w-0 rounded-card border border-line bg-surface shadow-card', pad && 'p-4 sm:p-5', className)}
  />
);

type HeaderProps = {
  title: ReactNode;
  id?: string | undefined;
  lead?: ReactNode;
  /** Actions at the right of the card. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Title, one line and actions at the head of a card. */
export const CardHeader = ({ title, id, lead, children, className }: HeaderProps) => (
  <header className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
    <div className="min-w-0 grow">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {lead && <p className="mt-0.5 text-sm text-muted">{lead}</p>}
    </div>
    {children}
  </header>
);
