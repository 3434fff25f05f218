/** What a program already has: a list of versions, some made weak by a proxy that compresses. */
export const isSame = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
