import { isOwnOrigin } from '#kernel/origin';
import { RESET_PATH } from './queries-reset-link.ts';

/** Whether a reset link may lead there: the product's own screen and nothing else. D-014 */
export const mayLeadTo = (resetUrl: string, publicOrigin: string): boolean =>
  isOwnOrigin(resetUrl, publicOrigin) && new URL(resetUrl).pathname === RESET_PATH;
