import type { ComponentProps } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { cx } from './cx.ts';
import { SafeLink } from './safe-link.tsx';

const CLASS_NAME = 'rounded-sm font-semibold text-brand underline-offset-3 hover:underline';

const Anchor = ({ className, ...rest }: ComponentProps<'a'>) => <a {...rest} className={cx(CLASS_NAME, className)} />;

const Linked = createLink(Anchor);

/** A route link in running text or a table. */
export const TextLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;

/** A link that leaves the application, in a new tab. */
export const OutsideLink = ({ className, ...rest }: ComponentProps<typeof SafeLink>) => (
  <SafeLink {...rest} className={cx(CLASS_NAME, className)} />
);
