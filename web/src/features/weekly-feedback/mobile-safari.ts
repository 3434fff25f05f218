type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Tells whether this is Safari on a phone or tablet, which cannot save files. An iPad identifies itself as a Mac.
 * WEEK-017
 */
export function isMobileSafari({ userAgent, maxTouchPoints }: Browser): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  // other browsers there add their own names
  return isApple && userAgent.includes('Safari') && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent);
}
