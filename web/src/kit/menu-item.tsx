import type { ComponentProps, ReactNode } from 'react';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { cx } from './cx.ts';

const CLASS_NAME =
  'flex w-full min-h-9 items-center gap-2.5 rounded-lg px-3 py-1.5 text-left font-medium hover:bg-sunken focus:bg-sunken ' +
  'aria-disabled:pointer-events-none aria-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:shrink-0';

type ItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** One action of a menu. */
export const MenuItem = ({ onSelect, icon, danger = false, disabled = false, children }: ItemProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onSelect}
    className={cx(CLASS_NAME, danger ? 'text-bad' : '[&_svg]:text-muted')}
  >
    {icon}
    {children}
  </button>
);

const Anchor = ({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: ReactNode }) => (
  <a {...rest} role="menuitem" tabIndex={-1} className={cx(CLASS_NAME, '[&_svg]:text-muted')}>
    {icon}
    {children}
  </a>
);
const Linked = createLink(Anchor);

/** A menu item that links to another page. */
export const MenuLink: LinkComponent<typeof Anchor> = (props) => <Linked preload="intent" {...props} />;

/** A line of text above the items, such as a name. */
export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <div role="presentation" className="px-3 pt-2 pb-1.5">
    {children}
  </div>
);

/** A thin line between groups. */
export const MenuLine = () => <hr className="-mx-1.5 my-1.5 border-line" />;
