import { enqueue } from '#kernel/outbox';
import { acquireTurn } from '#kernel/quota';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { LoginName } from '#kernel/login-name';

/** The path of the screen for a new password. D-042 */
export const RESET_PATH = '/reset-password';
/** D-039 */
const RESETS_PER_EMAIL = { most: 3, perSeconds: 3600 };

/**
 * Mails somebody a link to a new password, by a job that finds out whether the name has an account; false where the name
 * has got as many as it may, whoever asked for them. D-039, D-043
 */
export async function queueResetLink(
  tx: Db,
  { email, hash }: LoginName,
  resetUrl: string,
  now: Instant,
): Promise<boolean> {
  if (!(await acquireTurn(tx, `reset:${hash.toString('hex')}`, RESETS_PER_EMAIL, now))) return false;
  await enqueue(tx, { kind: 'reset-link', payload: { email, resetUrl }, runAt: now });
  return true;
}
