import type { Instant } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { takeTurn } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { loginNameOf } from '#kernel/login-name';
import { lockAccountWithoutSecret, savePendingSecret, secretOf } from './queries-mfa.ts';
import { newSecret } from './totp.ts';

/** D-036 */
const PER_EMAIL = { most: 5, perSeconds: 3600 };

/** A new secret that waits for its first code, or null where none may be made. It never shows or replaces one in use. D-036 */
export async function offerSecret(email: string, { now, services }: { now: Instant; services: Services }) {
  const name = loginNameOf(email);
  const offered = await newSecret(name.email);
  // null is returned, not thrown, so that the attempt counts
  return services.database.transaction(async (tx) => {
    if (!(await takeTurn(tx, `mfa:${name.hash.toString('hex')}`, PER_EMAIL, now)))
      throw new RefusalError(FAILURES.RATE_LIMITED);
    const account = await lockAccountWithoutSecret(tx, name);
    if (!account) return null;
    await savePendingSecret(tx, account.id, services.sealer.seal(offered.key, secretOf(account.id)), now);
    return offered;
  });
}
