import type { ReactNode } from 'react';
import { Link, useLocation } from '@tanstack/react-router';

/** Pages that belong to an entry though their path begins differently. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  '/announcements': ['/announcement'],
  '/sessions': ['/academicSyllabus'],
};
const within = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Tells whether an entry stands for the page that is open. */
export function isCurrent(href: string, pathname: string): boolean {
  // the start of the class and that of administration have pages of their own below them
  if (href === '/' || href === '/admin') return pathname === href;
  return within(pathname, href) || (ALSO[href] ?? []).some((path) => within(pathname, path));
}

type Props = { href: string; onClick?: (() => void) | undefined; className: string; children: ReactNode };

/** An entry of the navigation; it knows whether its page is open. */
export function NavLink({ href, ...rest }: Props) {
  const current = useLocation({ select: ({ pathname }) => isCurrent(href, pathname) });
  return (
    <Link
      // The entries come as data, their paths already filled in
      to={href as '/'}
      preload="intent"
      // the router would mark every page above the open one
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      {...rest}
    />
  );
}
