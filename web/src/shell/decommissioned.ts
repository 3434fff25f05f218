const LEGAL = ['/terms-and-conditions', '/terms-and-conditions/german', '/privacy-policy'];

/** Tells whether the platform has ended for this path; the server says so on the page itself. D-049 */
export const isDecommissioned = (pathname: string): boolean =>
  typeof document !== 'undefined' &&
  document.documentElement.hasAttribute('data-decommissioned') &&
  !LEGAL.includes(pathname.replace(/\/$/, ''));
