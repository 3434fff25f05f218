import { isSafeReturnPath, returnPath } from '@bcs/contract/features/identity/return-path';
import { perTab } from '#lib/storage.ts';

const KEY = 'rememberedLocation';

/** Keeps where somebody wanted to go: path, query and hash. AUTH-006, D-033 */
export function rememberLocation(href: string) {
  if (isSafeReturnPath(href)) perTab.set(KEY, href);
}

/** Returns the remembered path once, and then forgets it; else home. D-033 */
export function popRememberedLocation(): string {
  const href = returnPath(perTab.get(KEY));
  perTab.remove(KEY);
  return href;
}

/** Logout forgets it: the next person wanted to go nowhere yet. */
export const forgetLocation = () => perTab.remove(KEY);
