import { hash } from 'node:crypto';
import { readEmail } from '@bcs/contract/kernel/email';

/** The normalized name with which somebody signs in. D-024 */
export interface LoginName {
  readonly email: string;
  /** The hash of the name, since failed names are only stored as hashes. D-026 */
  readonly hash: Buffer;
}

export function parseLoginName(typed: string): LoginName {
  const email = readEmail(typed);
  return { email, hash: hash('sha256', email, 'buffer') };
}
