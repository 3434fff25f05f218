const LEGAL = ['/terms-and-conditions', '/terms-and-conditions/german', '/privacy-policy'];

/** Tells whether the platform has ended for this path; the server writes it into the page. D-049 */
export const isDecommissioned = (pathname: string): boolean =>
  typeof document !== 'undefined' &&
  document.documentElement.hasAttribute('data-decommissioned') &&
  !LEGAL.includes(pathname.replace(/\/$/, ''));
