/**
 * Tells whether a client already has this version. It sends a list of tags, some marked as weak by a compressing proxy.
 */
export const matchesEtag = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
