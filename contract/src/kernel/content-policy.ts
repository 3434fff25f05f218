/** The facts on which the content policy of an installation depends. */
export interface PageSurroundings {
  /** The origins of players that session videos and the library may embed. */
  readonly players: readonly string[];
  /** Tells whether the pages are served over TLS. */
  readonly secure: boolean;
}

/**
 * The strict content policy of every page: no inline scripts or styles, and trusted types. The server sends it, and
 * screen tests run with the same one.
 */
export function contentPolicy({ players, secure }: PageSurroundings): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${players.length > 0 ? players.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}
