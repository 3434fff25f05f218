import { Link } from '@tanstack/react-router';
import { cx } from '#kit/cx.ts';
import { Logo } from '#kit/logo.tsx';

/** The logo, which links to the dashboard. SHELL-032 */
export const HomeLink = ({ className }: { className?: string | undefined }) => (
  <Link
    to="/"
    aria-label="Bootcamp Square, dashboard"
    className={cx('inline-flex items-center rounded-control', className)}
  >
    <Logo size={30} short />
  </Link>
);
