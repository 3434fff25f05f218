import { isOwnOrigin } from '#kernel/origin';

/** Where the screen for a new password stands. D-042 */
const PATH = '/reset-password';

/** Whether a reset link may lead there: the product's own screen and nothing else. D-014 */
export const mayLeadTo = (resetUrl: string, publicOrigin: string): boolean =>
  isOwnOrigin(resetUrl, publicOrigin) && new URL(resetUrl).pathname === PATH;
