const KEPT = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address if a reader may follow it, normalised by the same parser the browser will use, else null.
 * Only http, https and mailto are kept; relative addresses are not, as text is read on many pages. D-015
 */
export function safeUrl(address: string): string | null {
  try {
    const url = new URL(address);
    return KEPT.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** The `rel` that every link in people's text carries. D-015 */
export const LINK_REL = 'noopener noreferrer nofollow ugc';
