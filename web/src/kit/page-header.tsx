import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** A back link above the title. */
  back?: ReactNode;
  /** The page's main action, shown at the right. */
  children?: ReactNode;
  /** True for a one-line header, above a list in which people work all day. */
  dense?: boolean | undefined;
};

/** The header of a page with its only h1. */
export const PageHeader = ({ title, lead, back, children, dense = false }: Props) => (
  <header className={cx('flex flex-wrap gap-x-6 gap-y-3', dense ? 'mb-3 items-center' : 'mb-6 items-end')}>
    <div className={cx('min-w-0 grow', dense ? 'flex basis-40 flex-wrap items-baseline gap-x-3' : 'basis-72')}>
      {back && <div className="mb-2 text-sm">{back}</div>}
      <h1 className={cx('font-bold tracking-[-0.025em] wrap-anywhere', dense ? 'text-2xl' : 'text-3xl sm:text-4xl')}>
        {title}
      </h1>
      {lead && <div className={cx('wrap-anywhere text-muted', dense ? 'min-w-0 text-sm' : 'mt-1')}>{lead}</div>}
    </div>
    {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
  </header>
);
