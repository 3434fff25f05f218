import { hash } from 'node:crypto';
import { readEmail } from '@bcs/contract/kernel/email';

/** The name somebody signs in with, in the one form in which accounts are stored. D-024 */
export interface LoginName {
  readonly email: string;
  /** Names that failed are remembered by their hash only. D-026 */
  readonly hash: Buffer;
}

export function parseLoginName(typed: string): LoginName {
  const email = readEmail(typed);
  return { email, hash: hash('sha256', email, 'buffer') };
}
