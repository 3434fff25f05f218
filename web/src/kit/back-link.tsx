import type { ComponentProps } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { cx } from './cx.ts';

const Anchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
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

const Linked = createLink(Anchor);

/** The link from a page back to the one it belongs to. */
export const BackLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;
