/** Tells whether a program already has this version: it sends a list, some made weak by a proxy that compresses. */
export const isSame = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
