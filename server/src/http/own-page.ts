import { isOwnOrigin } from '#kernel/local';

/** Tells whether a socket comes from a page of this installation; a ticket would stop the others too, but later. */
export function mayConnect(
  { origin, host }: Readonly<{ origin?: string | undefined; host?: string | undefined }>,
  publicOrigin: string,
): boolean {
  if (origin === undefined) return false;
  return isOwnOrigin(origin, publicOrigin) || URL.parse(origin)?.host === host;
}
