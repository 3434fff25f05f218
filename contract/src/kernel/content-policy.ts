/** The players that the pages of an installation may embed, and whether the pages come over TLS. */
export interface PageSurroundings {
  /** Origins whose players session videos and the library may embed. */
  readonly players: readonly string[];
  /** Tells whether the pages come over TLS. */
  readonly secure: boolean;
}

/**
 * The strict policy of every page: no inline script or style, trusted types. The server sends it, and the screen tests
 * run under the same words.
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
