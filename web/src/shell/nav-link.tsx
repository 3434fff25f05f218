import type { ReactNode } from 'react';
import { Link, useLocation } from '@tanstack/react-router';

/** Pages that belong to an entry although their path begins differently. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  '/announcements': ['/announcement'],
  '/sessions': ['/academicSyllabus'],
};
const within = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Tells whether an entry represents the open page. */
export function isCurrent(href: string, pathname: string): boolean {
  // the start pages of the class and of administration have other entries below them
  if (href === '/' || href === '/admin') return pathname === href;
  return within(pathname, href) || (ALSO[href] ?? []).some((path) => within(pathname, path));
}

type Props = { href: string; onClick?: (() => void) | undefined; className: string; children: ReactNode };

/** An entry of the navigation; it is marked while its page is open. */
export function NavLink({ href, ...rest }: Props) {
  const current = useLocation({ select: ({ pathname }) => isCurrent(href, pathname) });
  return (
    <Link
      // entries are data, with complete paths
      to={href as '/'}
      preload="intent"
      // otherwise the router would mark every page above the open one
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      {...rest}
    />
  );
}
