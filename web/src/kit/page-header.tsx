import type { ComponentProps, ReactNode } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { cx } from './cx.ts';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  /** The page's main action, at the right. */
  children?: ReactNode;
  /** One line above a list in which people work all day. */
  dense?: boolean | undefined;
};

/** The page's one h1. */
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

const BackAnchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={cx(
      'inline-flex w-fit print:hidden items-center gap-1.5 rounded-sm text-sm font-semibold text-brand underline-offset-3 hover:underline',
      className,
    )}
  >
    <IconArrowLeft size={16} aria-hidden />
    {children}
  </a>
);

const LinkedBack = createLink(BackAnchor);

/** The link from a page back to the one it belongs to. */
export const BackLink: LinkComponent<typeof BackAnchor> = (props) => <LinkedBack preload="intent" {...props} />;
