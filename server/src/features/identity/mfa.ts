import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { acquireTurn } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { parseLoginName } from '#kernel/login-name';
import { lockAccountWithoutSecret, savePendingSecret, secretOf } from './queries-mfa.ts';
import { newSecret } from './totp.ts';

/** D-036 */
const PER_EMAIL = { most: 5, perSeconds: 3600 };

/**
 * A new secret that waits for its first code. Of an unknown e-mail, and of an account that has one in use, it is kept
 * nowhere and opens nothing: whoever asks learns neither which accounts exist nor which have one. D-036, D-255
 */
export async function offerSecret(email: string, { now, services }: { now: Instant; services: Services }) {
  const name = parseLoginName(email);
  const offered = await newSecret(name.email);
  await services.database.transaction(async (tx) => {
    if (!(await acquireTurn(tx, `mfa:${name.hash.toString('hex')}`, PER_EMAIL, now)))
      throw new RefusalError(FAILURES.RATE_LIMITED);
    const account = await lockAccountWithoutSecret(tx, name);
    if (account) await savePendingSecret(tx, account.id, services.sealer.seal(offered.key, secretOf(account.id)), now);
  });
  return offered;
}
