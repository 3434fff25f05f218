const KEPT = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns the address if it is safe to follow, normalised by the same parser as the browser's, else null. Only http,
 * https and mailto are allowed; relative addresses are not, since text is shown on many pages. D-015
 */
export function safeUrl(address: string): string | null {
  try {
    const url = new URL(address);
    return KEPT.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** The `rel` of every link in people's text. D-015 */
export const LINK_REL = 'noopener noreferrer nofollow ugc';
