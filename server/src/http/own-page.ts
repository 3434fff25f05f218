import { isOwnOrigin } from '#kernel/local';

/** Tells whether a socket comes from a page of this installation; others would be refused later without a ticket. */
export function mayConnect(
  { origin, host }: Readonly<{ origin?: string | undefined; host?: string | undefined }>,
  publicOrigin: string,
): boolean {
  if (origin === undefined) return false;
  return isOwnOrigin(origin, publicOrigin) || URL.parse(origin)?.host === host;
}
